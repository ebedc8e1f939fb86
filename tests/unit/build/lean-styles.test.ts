import { describe, expect, it } from 'vitest';
import { pruneCss, prunePage, rememberedPruning } from '@/build/lean-styles';

const page = (content: string): string => `<html><head></head><body>${content}</body></html>`;

describe('Lean styles', () => {
  it('drop rules whose classes the page does not have and keep all others', () => {
    const css = '.a{color:red}.b{color:blue}p{margin:0}[data-open]{top:0}@media(min-width:1px){.b{top:0}}';
    expect(pruneCss(css, new Set(['a']))).toBe('.a{color:red}p{margin:0}[data-open]{top:0}');
  });

  it('keep one selector of a list and drop the other', () => {
    expect(pruneCss('.a,.b{top:0}', new Set(['b']))).toBe('.b{top:0}');
  });

  it('understand the escapes of utility classes', () => {
    const css = String.raw`.md\:grid{display:grid}.data-\[state\=open\]\:flex[data-state=open]{display:flex}`;
    expect(pruneCss(css, new Set(['md:grid', 'data-[state=open]:flex']))).toBe(css);
  });

  it('do not take a class inside :not() or :has() for one that the page must have', () => {
    expect(pruneCss('p:not(.x){top:0}html:has(.y){top:0}', new Set())).toBe(
      'p:not(.x){top:0}html:has(.y){top:0}',
    );
  });

  it('drop keyframes that nothing runs any more', () => {
    const css = '@keyframes run{to{top:0}}@keyframes rest{to{top:0}}.a{animation:run 1s}';
    expect(pruneCss(css, new Set(['a']))).toBe('@keyframes run{to{top:0}}.a{animation:run 1s}');
  });

  it("drop Tailwind's variables that nothing reads, and blocks that hold nothing", () => {
    const css = '*{--tw-a: 0;--tw-b: 0}.a{top:var(--tw-a)}@media print{.b{--tw-c: 1}}';
    expect(pruneCss(css, new Set(['a', 'b']))).toBe('*{--tw-a: 0}.a{top:var(--tw-a)}');
  });

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
    const remembered = rememberedPruning();
    for (const html of [...pages, ...pages])
      expect(prunePage(html, new Set(), remembered)).toBe(prunePage(html, new Set()));
    expect(new Set(pages.map((html) => prunePage(html, new Set(), remembered))).size).toBe(pages.length);
  });
});
