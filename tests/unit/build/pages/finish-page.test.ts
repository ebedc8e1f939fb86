import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { finishPage, emptyPages } from '@/build/pages/postprocess';
import { splitStylesheet } from '@/build/pages/prune-css';

/** How every built page begins: Astro links the stylesheet of all pages. */
const head = '<meta charset="utf-8" /><link rel="stylesheet" href="/all.css">';
const hero = '<section data-section="hero"></section>';

describe('A finished page', () => {
  const finish = (html: string, pages = emptyPages(), css = '') => {
    const sheet = splitStylesheet(css, () => '/site.css');
    const write = (_name: string, _extension: string, text: string) => `/made-of?${text}`;
    return finishPage(html, '/about.html', { splitAt: () => sheet, write }, pages);
  };

  it('has no slash at the end of elements that have no content, and keeps those of drawings', () => {
    const body = '<input name="a"/><img src=/b/><svg><path d="M0 0"/></svg>';
    expect(finish(`<html><head>${head}</head><body>${hero}${body}`)).toContain(
      '<input name="a"><img src=/b/><svg><path d="M0 0"/></svg>',
    );
  });

  /** Markup that a regular expression for tags would misread. */
  const awkward =
    `<section class='hero' title='a > b' data-section='hero'><!-- </section> <p class="never"> -->` +
    `<section><p class=plain data-text="<style>p{}</style>">1 < 2</p></section></section>` +
    `<p class="later">&lt;style>b{}&lt;/style></p><template><i class="kept"></i></template>`;

  it('keeps every character of awkward markup, and has its styles where they belong', () => {
    const css = '.hero{top:0}.plain{top:1px}.later{top:2px}.kept{top:3px}.never{top:4px}';
    const html = `<!doctype html><html><head>${head}</head><body>${awkward}</body></html>`;
    const first = '.hero{top:0}.plain{top:1px}';
    const hash = createHash('sha256').update(first).digest('base64');
    const policy = `<meta http-equiv="Content-Security-Policy" content="style-src 'self' 'sha256-${hash}'">`;
    expect(finish(html, emptyPages(), css)).toBe(
      html
        .replace('<meta charset="utf-8" />', `<meta charset="utf-8" >${policy}`)
        .replace('<link rel="stylesheet" href="/all.css">', `<style>${first}</style>`)
        .replace(
          '<p class="later">',
          '<link rel="stylesheet" href="/site.css"><script>0</script><p class="later">',
        ),
    );
  });

  it('has Astro’s scripts of islands in a file, as nothing needs them before a touch, and allows no such text', () => {
    const pages = emptyPages();
    const scripts = '<script>a();</script><script>{b()}</script>';
    const html = finish(
      `<html><head>${head}</head>${hero}<template id="islands">${scripts}</template></html>`,
      pages,
    );
    expect(html).toContain('<template id="islands"><script src="/made-of?a();;b();;for(');
    // The one behind the stylesheet.
    expect(pages.scriptHashes.size).toBe(1);
  });

  it('has the data that pages share in files, which the script of the islands fetches', () => {
    const data = '<script type="application/json" id="words" data-shared>{"a":1}</script>';
    const html = finish(
      `<html><head>${head}</head>${hero}${data}<template id="islands"><script>a();</script></template></html>`,
    );
    expect(html).toContain(
      '<script type="application/json" id="words" data-src="/made-of?{"a":1}"></script>',
    );
    expect(html).toContain('fetch(d.src)');
  });

  it('stops the build at an attribute that the policy would block, and names the page', () => {
    expect(() => finish('<html><head></head><p style="top:0"></html>')).toThrow(
      '/about.html has style="top:0"',
    );
  });
});
