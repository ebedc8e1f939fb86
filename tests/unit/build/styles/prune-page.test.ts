import { describe, expect, it } from 'vitest';
import { prunePage } from '@/build/styles/prune-page';

const page = (content: string): string => `<html><head></head><body>${content}</body></html>`;

describe('Lean styles', () => {
  it('leave out of the first view what styles elements that only come later', () => {
    const css = 'p,table{margin:0}select{top:0}';
    const html = `<html><head><style>${css}</style></head><body><section data-section="hero"><p></section><table>`;
    expect(prunePage(html, new Set())).toContain('<head><style>p{margin:0}</style></head>');
    expect(prunePage(html, new Set())).toContain('<style>p,table{margin:0}select{top:0}</style><table>');
  });

  it('keep classes that only a script of the page adds', () => {
    const html = '<style>.a{top:0}.b{top:0}.c{top:0}</style><p class="a">';
    expect(prunePage(page(html), new Set(['b']))).toContain('<style>.a{top:0}.b{top:0}</style>');
  });

  it('read class attributes whose characters are escaped', () => {
    const css = String.raw`.\[\&\>svg\]\:w-4>svg{width:1rem}`;
    expect(prunePage(page(`<style>${css}</style><p class="[&amp;&gt;svg]:w-4">`), new Set())).toContain(css);
  });

  it('put what the hero needs in the head and all of it behind the hero, in the order of the stylesheet', () => {
    const css = '@font-face{font-family:x}p{margin:0}.below{top:1px}.hero{top:2px}';
    const lean = prunePage(
      `<html><head><style>${css}</style></head><body><section class="hero" data-section="hero"><p></section><p class="below"></body></html>`,
      new Set(),
    );
    expect(lean).toContain('<head><style>@font-face{font-family:x}p{margin:0}.hero{top:2px}</style></head>');
    expect(lean).toContain(
      '</section><style>p{margin:0}.below{top:1px}.hero{top:2px}</style><p class="below">',
    );
  });
});
