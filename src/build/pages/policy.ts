import { createHash } from 'node:crypto';
import { stylePolicy } from '../../edge/policy';
import type { Edit, HtmlElement } from '../../lib/html';

/** A source expression of a content security policy for the exact text of an element. */
export const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Script types that a browser executes; data (JSON, structured data) needs no permission. */
const acts = /^(module|text\/javascript|importmap|speculationrules)$/;

/** Hashes of the scripts inside a page, without duplicates, in order. */
export function scriptHashes(elements: readonly HtmlElement[]): string[] {
  const inside = elements.filter(
    ({ name, attributes }) =>
      name === 'script' && !attributes.has('src') && acts.test(attributes.get('type') ?? 'module'),
  );
  return [...new Set(inside.map(({ text }) => hashOf(text)))];
}

/**
 * Attributes that a strict policy would block (style attributes, event handlers), so that the build stops instead
 * of the browser.
 * @returns each as `name="value"`
 */
export function forbiddenAttributes(elements: readonly HtmlElement[]): string[] {
  const forbidden: string[] = [];
  for (const { attributes } of elements)
    for (const [name, value] of attributes)
      if (name === 'style' || name.startsWith('on')) forbidden.push(`${name}="${value}"`);
  return forbidden;
}

/** Puts the policy for the page's style element before it. */
export function stylePolicyEdit(elements: readonly HtmlElement[], style: string): Edit {
  const charset = elements.find(({ name, attributes }) => name === 'meta' && attributes.has('charset'));
  const at = (charset ?? elements.find(({ name }) => name === 'head'))?.startTag?.end;
  if (at === undefined) throw new Error('A built page has no <head>.');
  const policy = stylePolicy(hashOf(style));
  return { start: at, end: at, text: `<meta http-equiv="Content-Security-Policy" content="${policy}">` };
}
