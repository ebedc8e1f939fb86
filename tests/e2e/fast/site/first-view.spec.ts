import { expect, test } from '@playwright/test';
import { builtFiles, readBuilt } from '../../support/built-site';
import { brotli, limits } from '../../support/bytes';

const pages = [...builtFiles()]
  .filter((file) => file.endsWith('.html'))
  .map((file) => ({ path: file.replace(/(^\/index)?\.html$/, '') || '/', html: readBuilt(file) }));

for (const { html, path } of pages)
  test(`the first view of ${path} fits in the first round trip of data`, () => {
    const hero = html.indexOf('data-section="hero"');
    expect(hero, 'a hero').toBeGreaterThan(0);
    const end = html.indexOf('</section>', hero) + '</section>'.length;
    expect(brotli(html.slice(0, end))).toBeLessThanOrEqual(limits.firstView);
    const head = html.slice(0, html.indexOf('</head>'));
    expect(head).not.toMatch(/<link[^>]+rel="stylesheet"/);
    expect(head).not.toMatch(/<script(?![^>]*(type="module"|application\/ld\+json|async|defer))[^>]*src=/);
  });
