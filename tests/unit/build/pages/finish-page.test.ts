import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { finishPage, emptyPages } from '@/build/pages/postprocess';
import { pruneCss } from '@/build/pages/prune-css';
import { pagePruning } from '@/build/pages/page-styles';
import { edited, elementsOf } from '@/lib/html';

/** The page with its styles put where they belong. */
const prunePage = (html: string, words: ReadonlySet<string>): string =>
  edited(html, pruneCss(elementsOf(html), pagePruning(words)).edits);

const page = (content: string): string => `<html><head></head><body>${content}</body></html>`;

describe('Lean styles', () => {
  it('leave out of the first view what styles elements that only come later', () => {
    const css = 'p,table{margin:0}select{top:0}';
    const html = `<html><head><style>${css}</style></head><body><section data-section="hero"><p></section><table>`;
    expect(prunePage(html, new Set())).toContain('<head><style>p{margin:0}</style></head>');
    expect(prunePage(html, new Set())).toContain('<style>p,table{margin:0}select{top:0}</style><table>');
  });

  it('keep classes that only a script adds, inside the page or not', () => {
    const html =
      '<style>.a{top:0}.b{top:0}.c{top:0}.d{top:0}</style><p class="a"><script>p.className="d e"</script>';
    expect(prunePage(page(html), new Set(['b']))).toContain('<style>.a{top:0}.b{top:0}.d{top:0}</style>');
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

describe('A finished page', () => {
  const finish = (html: string, pages = emptyPages()) =>
    finishPage(html, '/about.html', pagePruning(new Set()), pages);

  it('has no slash at the end of elements that have no content, and keeps those of drawings', () => {
    const head = '<html><head><meta charset="utf-8" /></head>';
    const body = '<body><input name="a"/><img src=/b/><svg><path d="M0 0"/></svg>';
    expect(finish(head + body)).toContain('<body><input name="a"><img src=/b/><svg><path d="M0 0"/></svg>');
  });

  /** Markup that a regular expression for tags would misread. */
  const awkward =
    `<section class='hero' title='a > b' data-section='hero'><!-- </section> <p class="never"> -->` +
    `<section><p class=plain data-text="<style>p{}</style>">1 < 2</p></section></section>` +
    `<p class="later">&lt;style>b{}&lt;/style></p><template><i class="kept"></i></template>`;

  it('keeps every character of awkward markup, and has its styles where they belong', () => {
    const css = '.hero{top:0}.plain{top:1px}.later{top:2px}.kept{top:3px}.never{top:4px}';
    const html = `<!doctype html><html><head><meta charset="utf-8"><style>${css}</style></head><body>${awkward}</body></html>`;
    const finished = finish(html);
    const [first, rest] = [
      '.hero{top:0}.plain{top:1px}',
      '.hero{top:0}.plain{top:1px}.later{top:2px}.kept{top:3px}',
    ];
    expect(finished).toContain(`<style>${first}</style></head>`);
    expect(finished).toContain(`</section></section><style>${rest}</style><p class="later">`);
    expect(finished.replace(/<meta http-equiv[^>]*>/, '').replaceAll(/<style>\.[^<]*<\/style>/g, '')).toBe(
      html.replace(`<style>${css}</style>`, ''),
    );
    for (const style of [first, rest])
      expect(finished).toContain(createHash('sha256').update(style).digest('base64'));
  });

  it('tells later steps its scripts and what it says to search engines', () => {
    const pages = emptyPages();
    finish(
      '<html><head><link rel="canonical" href="https://plumber.example/about"><script>a()</script></head></html>',
      pages,
    );
    expect(pages.scriptHashes.size).toBe(1);
    expect(pages.heads.get('/about.html')).toEqual({
      robots: '',
      canonical: 'https://plumber.example/about',
      alternates: [],
    });
  });

  it('stops the build at an attribute that the policy would block, and names the page', () => {
    expect(() => finish('<html><head></head><p style="top:0"></html>')).toThrow(
      '/about.html has style="top:0"',
    );
  });
});
