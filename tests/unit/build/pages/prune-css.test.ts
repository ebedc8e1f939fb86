import { describe, expect, it } from 'vitest';
import { pruneCss, splitStylesheet, type SplitStylesheet } from '@/build/pages/prune-css';
import { edited, elementsOf } from '@/lib/html';

const split = (css: string): SplitStylesheet => splitStylesheet(css, () => '/site.css');

const link = '<link rel="stylesheet" href="/all.css">';
const rest = '<link rel="stylesheet" href="/site.css"><script>0</script>';
const page = (body: string, head = ''): string =>
  `<html><head>${link}${head}</head><body>${body}</body></html>`;
const hero = (content: string): string => `<section data-section="hero">${content}</section>`;

const pruned = (html: string, sheet: SplitStylesheet): string =>
  edited(html, pruneCss(elementsOf(html), () => sheet).edits);

describe('A page’s styles', () => {
  it('are what its hero needs in the head, and the stylesheet of all pages behind the hero', () => {
    const css = '@font-face{font-family:x}p,table{margin:0}.below{top:1px}.hero{top:2px}select{top:0}';
    const files: string[] = [];
    const sheet = splitStylesheet(css, (text) => `/${files.push(text)}.css`);
    expect(
      pruned(page(`${hero('<p class="hero">')}<p class="below"><table>`), { ...sheet, href: '/site.css' }),
    ).toBe(
      page(`${hero('<p class="hero">')}${rest}<p class="below"><table>`).replace(
        link,
        '<style>@font-face{font-family:x}p{margin:0}.hero{top:2px}</style>',
      ),
    );
    expect(files).toEqual(['p,table{margin:0}.below{top:1px}.hero{top:2px}select{top:0}']);
  });

  const escaped = String.raw`.\[\&\>svg\]\:w-4>svg{width:1rem}`;
  const inPrint = 'p{top:0}@media print{p{top:1px}}@media (forced-colors:active){p{top:2px}}';
  const pressed = 'a:hover{top:0}a:focus-visible{top:1px}p:not(:hover){top:2px}';
  it.each([
    [
      'what the focus does, and not what a press shows',
      pressed,
      '<p><a>',
      pressed.replace('a:hover{top:0}', ''),
    ],
    ['nothing for print or forced colors', inPrint, '<p>', 'p{top:0}'],
    ['classes whose characters are escaped', escaped, '<p class="[&amp;&gt;svg]:w-4"><svg/></p>', escaped],
  ])('have in the head %s', (_, css, content, kept) => {
    expect(pruned(page(hero(content)), split(css))).toContain(`<style>${kept}</style>`);
  });

  it('have the rules of all elements only in the head, where print has none', () => {
    const files: string[] = [];
    const sheet = splitStylesheet('*,:before{top:0}:target{top:1px}@media print{*{top:2px}}', (text) => {
      files.push(text);
      return '/site.css';
    });
    expect(files).toEqual([':target{top:1px}@media print{*{top:2px}}']);
    expect(pruned(page(hero('<p>')), sheet)).toContain('<style>*,:before{top:0}:target{top:1px}</style>');
  });

  it('include those of components in style elements of their own, in the head', () => {
    const own = '<style>.pin{left:1px}</style>';
    expect(pruned(page(hero('<p>') + own, own), split('p{top:0}'))).toBe(
      page(hero('<p>') + rest).replace(link, '<style>p{top:0}.pin{left:1px}.pin{left:1px}</style>'),
    );
  });

  it('are the same whether or not another page came before', () => {
    const css = 'p,table{margin:0}.a{top:0}.b{top:1px}';
    const contents = ['<p class="a">', '<p class="b">', '<table class="a">', '<p class="a other">'];
    const pages = contents.map((content) => page(hero(content)));
    const known = split(css);
    for (const html of [...pages, ...pages]) expect(pruned(html, known)).toBe(pruned(html, split(css)));
  });

  it('need a stylesheet, and a hero behind which it stands', () => {
    expect(() => pruned(page('<p>'), split(''))).toThrow('no section "hero"');
    expect(() => pruned(`<html><body>${hero('')}</body></html>`, split(''))).toThrow('no stylesheet');
  });
});
