import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBuild } from '@/tools/compare/build';
import { aspectsOfPage, rulesOf } from '@/tools/compare/page';
import { differencesInWords } from '@/tools/compare/report';

const asIs = (text: string): string => text;
const aspectsOf = (html: string) => aspectsOfPage(html, asIs);

describe('What is compared of a page', () => {
  it.each([
    // Words run on in a line, blocks begin another, pictures say what they show.
    [
      'text',
      '<h1>Drains &amp;\n  pipes</h1><p><span>Installation</span><b>New</b>  pipes <img alt="A pipe" src="p.png"></p>' +
        '<script>no()</script><style>p{}</style>',
      ['Drains & pipes', 'InstallationNew pipes [A pipe]'],
    ],
    // Whatever the order of attributes, with comments, without texts.
    [
      'structure',
      '<a hidden class="b" href="/x">x</a><!--end--><br>',
      ['<a class="b" hidden href="/x">', '</a>', '<!--end-->', '<br>'],
    ],
    // Code in a line, data by value.
    [
      'scripts',
      '<script>run()</script><script type="application/json">{"a":[1]}</script>',
      ['run()', '{', ' "a": [', '  1', ' ]', '}'],
    ],
  ] as const)('is its %s', (aspect, html, lines) => {
    expect(aspectsOf(html)[aspect]).toEqual(lines);
  });

  it('is every rule of its styles with the conditions around it', () => {
    expect(rulesOf('a{b:c}@media print{@supports (d:e){f{g:h}}}@font-face{src:i}')).toEqual([
      'a{b:c}',
      '@media print @supports (d:e) f{g:h}',
      '@font-face{src:i}',
    ]);
  });
});

describe('Two built sites', () => {
  let root = '';
  beforeAll(() => {
    root = mkdtempSync(path.join(tmpdir(), 'compare-'));
  });
  afterAll(() => {
    rmSync(root, { recursive: true });
  });
  const build = (name: string, files: Record<string, string>) => {
    for (const [file, content] of Object.entries(files)) {
      const full = path.join(root, name, file);
      mkdirSync(path.dirname(full), { recursive: true });
      writeFileSync(full, content);
    }
    return readBuild(path.join(root, name));
  };
  const page = (script: string, word = 'Pipes') =>
    `<p>${word}</p><script src="/_astro/menu.${script}.js"></script><script>go()</script>`;
  const files = (script: string) => ({
    'index.html': page(script),
    'about.html': page(script),
    [`_astro/menu.${script}.js`]: `import "./menu.${script}.js"`,
    'sw.js': `["/_astro/menu.${script}.js"]`,
    _redirects: '/a /b 301\n/c /d 301',
  });

  it('are equal if only the hashes in names of files differ', () => {
    expect(differencesInWords(build('a1', files('AAAAAAAA')), build('a2', files('B-B_BBBB')))).toEqual([]);
  });

  it('differ in each page and file that changed, the common difference told once', () => {
    const after = {
      ...files('AAAAAAAA'),
      'index.html': page('AAAAAAAA', 'Drains'),
      'about.html': page('AAAAAAAA', 'Drains'),
      _redirects: '/a /b 301\n/c /d 302',
      'robots.txt': '',
    };
    expect(differencesInWords(build('b1', files('AAAAAAAA')), build('b2', after))).toEqual([
      '_redirects\n  lines\n    @@ -2 +2 @@\n    -/c /d 301\n    +/c /d 302',
      'about.html\n  text\n    @@ -1 +1 @@\n    -Pipes\n    +Drains',
      'index.html\n  text: as in about.html',
      'robots.txt\n  only in the new build',
    ]);
  });

  it('differ in a script whose bytes changed, but not in the pages that load it', () => {
    const after = { ...files('BBBBBBBB'), '_astro/menu.BBBBBBBB.js': 'other()' };
    const differences = differencesInWords(build('c1', files('AAAAAAAA')), build('c2', after));
    expect(differences.map((words) => words.split('\n')[0])).toEqual(['_astro/menu.*.js']);
  });

  it('differ in a page that shows another picture of the same name', () => {
    const withPicture = (bytes: string, hash: string) => ({
      'index.html': `<img alt="" src="/_astro/drain.${hash}_1a.webp">`,
      [`_astro/drain.${hash}_1a.webp`]: bytes,
    });
    const before = build('d1', withPicture('one', 'AAAAAAAA'));
    expect(differencesInWords(before, build('d2', withPicture('one', 'BBBBBBBB')))).toEqual([]);
    expect(differencesInWords(before, build('d3', withPicture('two', 'AAAAAAAA')))).toHaveLength(3);
  });

  it('must be built sites', () => {
    expect(() => readBuild(path.join(root, 'nowhere'))).toThrow('nowhere holds no built site');
  });
});
