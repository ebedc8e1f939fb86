/** What a change of Astro, Vite or their minifiers has taken from the pages before without a word. */
import { readFileSync } from 'node:fs';
import { expect, test } from '../../support/test';
import { builtFiles, builtPages, pageAt, readable, readBuilt } from '../../support/built-site';
import { landingFiles } from '../../support/landing-pages';

const content = <Shape>(file: string): Shape => JSON.parse(readFileSync(`content/${file}`, 'utf8')) as Shape;

test('cards, regions and reviews come in the order of their files', () => {
  const expectInOrder = (path: string, section: string, names: readonly string[]) => {
    expect(names.length).toBeGreaterThan(3);
    let rest = readable(
      pageAt(path)?.document.querySelector(`[data-section="${section}"]`)?.textContent ?? '',
    );
    for (const name of names) {
      expect(rest).toContain(name);
      rest = rest.slice(rest.indexOf(name));
    }
  };
  const services = content<{ title: string }[]>('popular-services.json');
  expectInOrder(
    '/',
    'popular-services',
    services.map(({ title }) => title),
  );
  const regions = content<{ name: string }[]>('regions.json');
  expectInOrder(
    '/',
    'service-areas',
    regions.map(({ name }) => name),
  );
  const reviews = content<{ id: string; name: string }[]>('testimonials.json');
  const chosen = landingFiles()
    .find(({ path }) => path === '/plumbing')
    ?.sections.find(({ type }) => type === 'testimonials')?.reviews;
  expectInOrder(
    '/plumbing',
    'testimonials',
    chosen?.map((id) => reviews.find((one) => one.id === id)!.name) ?? [],
  );
});

test('words of neighboring elements do not grow together', () => {
  const inline = '(?:a|span|strong|em|b|i|small)';
  const touching = new RegExp(String.raw`[\p{L}.,:;]+</${inline}><${inline}\b[^>]*>\p{L}+`, 'gu');
  const grown = builtPages().flatMap((page) => page.html.match(touching) ?? []);
  expect([...new Set(grown)]).toEqual([]);
});

test('the rule that knows Chromium by what other browsers have still asks for it by its name with the prefix', () => {
  for (const path of ['/', '/plumbing', '/es'])
    expect(pageAt(path)?.html).toMatch(/@supports not\s*\([^{]*-moz-appearance:\s*none/);
});

test('the scripts are in the files that they are meant to be in', () => {
  const scripts = [...builtFiles()].filter((file) => /^\/_astro\/.*\.js$/.test(file));
  const nameOf = (file: string) => file.replace(/^\/_astro\/([^.]*).*$/, '$1');
  const withText = (text: string) => scripts.filter((file) => readBuilt(file).includes(text)).map(nameOf);
  // React with the bundler's helpers, in one file; the outbox in another; what every page runs imports neither.
  expect(withText('react.transitional.element')).toEqual([expect.stringMatching(/^client$/)]);
  expect(scripts.map(nameOf).filter((name) => /runtime|preload/.test(name))).toEqual([]);
  expect(scripts.filter((file) => nameOf(file) === 'delivery')).toHaveLength(1);
  const [early = ''] = scripts.filter((file) => nameOf(file) === 'early');
  expect(readBuilt(early)).not.toMatch(/^import\b|[;}]import[{"']/);
  // A page without a form asks for nothing of the forms.
  for (const page of builtPages())
    if (!page.document.querySelector('[data-lead-form]'))
      expect(page.html, page.path).not.toMatch(/_astro\/(LeadForm|lead-record|delivery|submit)\./);
});
