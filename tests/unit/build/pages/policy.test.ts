import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import * as policy from '@/build/pages/policy';
import { edited, elementsOf } from '@/lib/html';

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const scriptHashes = (html: string) => policy.scriptHashes(elementsOf(html));
const forbiddenAttributes = (html: string) => policy.forbiddenAttributes(elementsOf(html));

describe('A page’s hashes', () => {
  it.each([
    [
      'include every inline script that runs, once',
      '<script>a()</script><script type="module">b()</script><script>a()</script>' +
        "<script type='speculationrules'>{}</script><template><script>c()</script></template>",
      ['a()', 'b()', '{}', 'c()'],
    ],
    [
      'leave out files, data and comments',
      '<script type="module" src="/_astro/x.js"></script><script type="application/ld+json">{}</script>' +
        '<script type="application/json" data-quote-config="quote">{}</script><!-- <script>a()</script> -->',
      [],
    ],
    ['are those of the exact text', '<script>\n  say("Grüße")\n</script>', ['\n  say("Grüße")\n']],
  ])('%s', (_, html, texts) => {
    expect(scriptHashes(html)).toEqual(texts.map(hash));
  });

  it('of its styles are before everything else in its head', () => {
    const html = '<html><head><meta charset="utf-8"><title>T</title></head></html>';
    expect(edited(html, [policy.stylePolicyEdit(elementsOf(html), 'p{top:0}')])).toBe(
      `<html><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="style-src 'self' ` +
        `${hash('p{top:0}')}"><title>T</title></head></html>`,
    );
  });
});

describe('What the policy would block', () => {
  it.each([
    '<p class="a" style="top:0">x</p>',
    '<a href="/" onclick="go()">x</a>',
    '<path\n d="M0"\n style="fill:red"/>',
    "<p style='top:0'>x</p>",
    '<p title="a > b" style=top:0>x</p>',
  ])('is found in markup: %s', (html) => {
    expect(forbiddenAttributes(html)).toHaveLength(1);
  });

  it.each([
    '<p class="style" data-style="a" title="one=1">style="x" on="y"</p>',
    '<script>const a = `<p style="x">`</script>',
    `<p title='<b style="x">'>x</p>`,
    '<!-- <p style="x"> -->',
  ])('is not seen where there is none: %s', (html) => {
    expect(forbiddenAttributes(html)).toEqual([]);
  });
});
