import { clickIds } from '../leads/click-ids';
import { numberFor, showCallNumber, type Condition, type ConditionalNumber } from '../leads/call-number';
import { channelFields, type CallNumber } from './schemas/call-number';

/** What is compared of an entry: its pages, by whatever names them, and its channel. */
type Conditions = Pick<CallNumber, (typeof channelFields)[number]> & {
  pages?: readonly string[] | undefined;
};

/**
 * The conditions of an entry, as the page's script compares them.
 * @param addressesOf every address of a landing page, by its file's name
 */
export function conditionsOf(
  entry: Conditions,
  addressesOf: (page: string) => readonly string[],
): Condition[] {
  const { pages, clickId } = entry;
  return [
    ...(pages ? [['path', pages.flatMap(addressesOf).map((path) => path.toLowerCase())] as const] : []),
    ...channelFields.flatMap((field): Condition[] => {
      const value = entry[field];
      if (value === undefined || field === 'clickId') return [];
      return [[field, [value.trim().toLowerCase()]]];
    }),
    ...(clickId ? [[clickId, []] as const] : []),
  ];
}

/**
 * How specific an entry is: one that names landing pages is more so than one that names none, then the one with more
 * conditions. Two that are equal must not both hold for the same click (`canBothHold`).
 */
export const specificity = (conditions: readonly Condition[]): number =>
  conditions.length + (conditions.some(([parameter]) => parameter === 'path') ? 10 : 0);

/** Whether there can be a click for which two entries hold. */
export const canBothHold = (one: readonly Condition[], other: readonly Condition[]): boolean =>
  one.every(([parameter, values]) => {
    const [, others] = other.find(([name]) => name === parameter) ?? [];
    return !others || values.length === 0 || values.some((value) => others.includes(value));
  });

/** The entries as the page's script reads them, the most specific one first. */
export const conditionalNumbers = (
  entries: readonly CallNumber[],
  addressesOf: (page: string) => readonly string[],
): ConditionalNumber[] =>
  entries
    .map((entry): ConditionalNumber => [entry.phone, conditionsOf(entry, addressesOf)])
    .sort(([, one], [, other]) => specificity(other) - specificity(one));

/** The number in the HTML of a landing page: of the entry that names it and no channel. */
export const numberOfPage = (numbers: readonly ConditionalNumber[], path: string): string | undefined =>
  numbers.find(
    ([, conditions]) =>
      conditions.length === 1 &&
      conditions.every(([name, values]) => name === 'path' && values.includes(path)),
  )?.[0];

/** The ten digits of a number. */
export const digitsOf = (phone: string): string => phone.replace(/\D/g, '');

/** The address of the contact card with a number. */
export const cardAddress = (phone: string): string => `/office-${digitsOf(phone)}.vcf`;

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
 * @param body HTML from `<body>` on
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
 * In the head: nothing is painted before the script behind the first section has put in the number, if there may be
 * another than that of the HTML. What looks it up is not in the head, because the first view has 14,000 bytes.
 */
const HOLD =
  'try{(document.documentElement.dataset.own||location.search||["attribution","call-number"].some(k=>localStorage[k]||sessionStorage[k]))&&' +
  '(document.documentElement.style.visibility="hidden")}catch{}';

/** Behind the first section: runs the script of the template for who may see another number. */
const RELEASE =
  '{const{style}=document.documentElement;style.visibility&&document.body.append(document.querySelector("[data-numbers]").content);style.visibility=""}';

/**
 * A page of a site with numbers for ads and landing pages: with its own number in the HTML, and the script that shows the
 * number of the visit.
 * @param html a whole page
 * @param main the number of `content/site.json`
 * @param path the page's address
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
  const parameters = `/^(utm_\\w+|${clickIds.join('|')})$/`;
  const values = [main, numbers].map((value) => JSON.stringify(value).replaceAll('<', '\\u003c'));
  const script = `(${String(showCallNumber)})(${[String(numberFor), parameters, ...values].join()})`;
  const first = body.indexOf('</section>', body.indexOf('data-section="hero"'));
  const at = first === -1 ? body.lastIndexOf('</body>') : first + '</section>'.length;
  return (
    head.replace('</head>', `<script>${HOLD}</script></head>`) +
    body.slice(0, at) +
    `<template data-numbers><script>${script}</script></template><script>${RELEASE}</script>` +
    body.slice(at)
  );
}
