import { numberFor, showCallNumber } from '@/browser/call-number';
import { cardAddress, digitsOf, numberOfPage, type ConditionalNumber } from '@/content/call-numbers';
import { adParameter } from '@/leads/click-ids';
import { edited, elementsOf, type Edit } from '@/lib/html';
import { scriptJson } from '@/lib/script-json';
import { hideUntilNumber, showNumber } from './inline-scripts';

/**
 * Marks every element that has the number in its text or in an attribute, so that a script can replace it without
 * searching the page. Links that dial are marked as `data-call` already. Scripts are left out: Trusted Types forbid to
 * change them, and what shows a number from their data shows it in a link that is marked.
 */
export function markNumber(body: string, phone: string): string {
  const elements = elementsOf(body);
  const marked = new Set(elements.filter(({ attributes }) => attributes.has('data-call')));
  const edits: Edit[] = [];
  for (const number of [digitsOf(phone), phone])
    for (let at = body.indexOf(number); at >= 0; at = body.indexOf(number, at + 1)) {
      const around = elements.filter(
        ({ startTag, endTag = startTag }) => startTag.start < at && at < endTag.end,
      );
      const inner = around.at(-1);
      if (!inner || /^(script|style)$/.test(inner.name) || marked.has(inner)) continue;
      if (at > inner.startTag.end && around.some((element) => marked.has(element))) continue;
      marked.add(inner);
      const start = inner.startTag.start + 1 + inner.name.length;
      edits.push({ start, end: start, text: ' data-number' });
    }
  return edited(body, edits);
}

/** Replaces a number in HTML, except in structured data. */
const withNumber = (html: string, phone: string, by: string): string =>
  html
    .split(/(<script\b[^>]*type="?application\/ld\+json[^]*?<\/script>)/)
    .map((part, index) =>
      index % 2 ? part : part.replaceAll(phone, by).replaceAll(digitsOf(phone), digitsOf(by)),
    )
    .join('');

/** A page of a site with numbers for ads: with its own number in the HTML, and the script that shows the visit's. */
export function withCallNumbers(
  html: string,
  main: string,
  numbers: readonly ConditionalNumber[],
  path: string,
): string {
  const start = html.indexOf('<body');
  if (start === -1) return html;
  const own = numberOfPage(numbers, path.toLowerCase()) ?? main;
  // The same script on every page: its hash is in a header, which has a limit.
  const head =
    own === main ? html.slice(0, start) : html.slice(0, start).replace('<html', `<html data-own="${own}"`);
  const cards =
    numbers.length > 0
      ? html.slice(start).replaceAll('"/office.vcf"', `"${cardAddress(main)}"`)
      : html.slice(start);
  const marked = markNumber(cards, main);
  const body = own === main ? marked : withNumber(marked, main, own);
  const values = [main, numbers].map(scriptJson);
  const script = `(${String(showCallNumber)})(${[String(numberFor), adParameter, ...values].join()})`;
  const first = body.indexOf('</section>', body.indexOf('data-section="hero"'));
  const at = first === -1 ? body.lastIndexOf('</body>') : first + '</section>'.length;
  return (
    head.replace('</head>', `<script>${hideUntilNumber}</script></head>`) +
    body.slice(0, at) +
    `<template data-numbers><script>${script}</script></template><script>${showNumber}</script>` +
    body.slice(at)
  );
}
