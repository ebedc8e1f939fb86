import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { withStylePolicy } from '@/build/edge';
import { forbiddenAttributes, scriptHashes, styleHashes } from '@/build/inline-hashes';

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('A page’s hashes', () => {
  it('name every script that stands in it and acts, once', () => {
    const html =
      '<script>a()</script><script type="module">b()</script><script>a()</script>' +
      '<script type="speculationrules">{}</script>';
    expect(scriptHashes(html)).toEqual([hash('a()'), hash('b()'), hash('{}')]);
  });

  it('leave out files and data', () => {
    const html =
      '<script type="module" src="/_astro/x.js"></script><script type="application/ld+json">{}</script>' +
      '<script type="application/json" data-quote-config="quote">{}</script>';
    expect(scriptHashes(html)).toEqual([]);
  });

  it('are of the exact text, line breaks and letters outside ASCII included', () => {
    const text = '\n  say("Grüße")\n';
    expect(scriptHashes(`<script>${text}</script>`)).toEqual([hash(text)]);
  });

  it('of its styles stand in front of everything else in its head', () => {
    const html =
      '<html><head><meta charset="utf-8"><title>T</title><style>p{top:0}</style></head><style media="x">i{}</style>';
    expect(styleHashes(html)).toEqual([hash('p{top:0}'), hash('i{}')]);
    expect(withStylePolicy(html)).toBe(
      `<html><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="style-src 'self' ` +
        `${hash('p{top:0}')} ${hash('i{}')}"><title>T</title><style>p{top:0}</style></head><style media="x">i{}</style>`,
    );
  });
});

describe('What the policy would block', () => {
  it('is found in markup: style attributes and event handlers', () => {
    expect(forbiddenAttributes('<p class="a" style="top:0">x</p>')).toHaveLength(1);
    expect(forbiddenAttributes('<a href="/" onclick="go()">x</a>')).toHaveLength(1);
    expect(forbiddenAttributes('<path\n d="M0"\n style="fill:red"/>')).toHaveLength(1);
  });

  it('is not seen where there is none: in text, in data, in other attributes', () => {
    expect(forbiddenAttributes('<p class="style" data-style="a" title="one=1">style="x" on="y"</p>')).toEqual(
      [],
    );
    expect(forbiddenAttributes('<script>const a = `<p style="x">`</script>')).toEqual([]);
  });
});
