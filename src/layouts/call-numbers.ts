import { numberFor, showCallNumber } from '@/browser/call-number';
import { cardAddress, digitsOf, numberOfPage, type ConditionalNumber } from '@/content/call-numbers';
import { adParameter } from '@/leads/click-ids';
import { hideUntilNumber, showNumber } from './inline-scripts';

/** Parts of HTML that are read one by one: whole scripts and styles, comments, tags. */
const MARKUP = /<(script|style)\b[^>]*>[^]*?<\/\1>|<!--[^]*?-->|<(?:[^"'>]|"[^"]*"|'[^']*')*>/g;

const VOID = /^<(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)\b|\/>$/;

/** Adds the mark of an element in which the number stands. */
const marked = (tag: string): string =>
  / data-(?:call|number)\b/.test(tag) ? tag : tag.replace(/^<[\w-]+/, '$& data-number');

/**
 * Marks every element that has the number in its text or in an attribute, so that a script can replace it without
 * searching the page. Links that dial are marked as `data-call` already. Scripts are left out: Trusted Types forbid to
 * change them, and what shows a number from their data shows it in a link that is marked.
 */
export function markNumber(body: string, phone: string): string {
  const digits = digitsOf(phone);
  const hasNumber = (text: string): boolean => text.includes(phone) || text.includes(digits);
  const parts: string[] = [];
  /** Open elements: where their tags are in `parts`. */
  const open: number[] = [];
  const isMarked = (): boolean => open.some((at) => / data-(?:call|number)\b/.test(parts[at] ?? ''));
  let end = 0;
  const readText = (text: string): void => {
    const at = open.at(-1);
    if (at !== undefined && hasNumber(text) && !isMarked()) parts[at] = marked(parts[at] ?? '');
    parts.push(text);
  };
  for (const { 0: tag, index } of body.matchAll(MARKUP)) {
    readText(body.slice(end, index));
    end = index + tag.length;
    if (tag.startsWith('</')) open.pop();
    parts.push(!/^<(?:!|style|script)/.test(tag) && hasNumber(tag) ? marked(tag) : tag);
    if (/^<(?!\/|!|script\b|style\b)/.test(tag) && !VOID.test(tag)) open.push(parts.length - 1);
  }
  readText(body.slice(end));
  return parts.join('');
}

/** Replaces a number in HTML, except in structured data. */
const withNumber = (html: string, phone: string, by: string): string =>
  html
    .split(/(<script\b[^>]*type="?application\/ld\+json[^]*?<\/script>)/)
    .map((part, index) =>
      index % 2 ? part : part.replaceAll(phone, by).replaceAll(digitsOf(phone), digitsOf(by)),
    )
    .join('');

/**
 * A page of a site with numbers for ads and landing pages: with its own number in the HTML, and the script that shows the
 * number of the visit.
 */
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
  const values = [main, numbers].map((value) => JSON.stringify(value).replaceAll('<', '\\u003c'));
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
