import { createHash } from 'node:crypto';

/** A source expression of a content security policy for the exact text of an element. */
const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const scriptElement = /<script\b([^>]*)>([^]*?)<\/script>/g;
const styleElement = /<style\b[^>]*>([^]*?)<\/style>/g;

/** Kinds of script that a browser acts on; data (JSON, structured data) needs no permission. */
const acts = /^(module|text\/javascript|importmap|speculationrules)$/;

/** Hashes of the scripts that stand inside a page, each once, in their order. */
export function scriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = '', text = ''] of html.matchAll(scriptElement)) {
    if (/\ssrc=/.test(attributes)) continue;
    const type = /\stype="([^"]*)"/.exec(attributes)?.[1];
    if (type === undefined || acts.test(type)) hashes.add(hashOf(text));
  }
  return [...hashes];
}

/** Hashes of a page's style elements, each once, in their order. */
export const styleHashes = (html: string): string[] => [
  ...new Set(Array.from(html.matchAll(styleElement), ([, text = '']) => hashOf(text))),
];

/**
 * What a strict policy would block, so that it never gets as far as a visitor's console: style attributes and
 * event handlers have no hash.
 * @returns the first such attributes of the page, as they are written
 */
export const forbiddenAttributes = (html: string): string[] =>
  Array.from(
    html
      .replaceAll(scriptElement, '')
      .matchAll(/<[a-z][^\s>]*(?:\s[^<>]*?)?\s((?:style|on[a-z]+)="[^"]{0,60})/g),
    ([, attribute = '']) => `${attribute}…`,
  ).slice(0, 3);
