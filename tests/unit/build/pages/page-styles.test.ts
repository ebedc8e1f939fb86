import { describe, expect, it } from 'vitest';
import { pruneCss } from '@/build/pages/prune-css';
import { pagePruning, type Prune } from '@/build/pages/page-styles';
import { elementsOf } from '@/lib/html';

const stylesOf = (html: string, prune: Prune = pagePruning(new Set())) =>
  pruneCss(elementsOf(html), prune).styles;

describe('Lean styles', () => {
  it('are the same for a page whether or not another one was pruned before it', () => {
    const css = 'p,table{margin:0}.a{top:0}.b{top:1px}select{top:0}';
    const hero = (content: string): string => `<section data-section="hero">${content}</section>`;
    const pages = [
      hero('<p class="a">'),
      `${hero('<p class="a">')}<p class="b">`,
      hero('<p class="b">'),
      hero('<table class="a">'),
      '<p class="a">',
    ].map((content) => `<html><head><style>${css}</style></head><body>${content}</body></html>`);
    const remembered = pagePruning(new Set());
    for (const html of [...pages, ...pages]) expect(stylesOf(html, remembered)).toEqual(stylesOf(html));
    expect(new Set(pages.map((html) => stylesOf(html, remembered))).size).toBe(pages.length);
  });
});
