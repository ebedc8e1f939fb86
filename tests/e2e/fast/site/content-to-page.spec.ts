/** What a change of Astro, Vite or their minifiers has taken from the pages before without a word. */
import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from '../../support/test';
import { builtFiles, builtPages, pageAt, readBuilt } from '../../support/built-site';

const content = <Shape>(file: string): Shape => JSON.parse(readFileSync(`content/${file}`, 'utf8')) as Shape;

const wordsOf = (text: string | null | undefined): string => (text ?? '').replaceAll(/\s+/g, ' ').trim();

/** The parts of a content text between its references, links and emphasis, which pages show as they are. */
const partsOf = (text: string): string[] =>
  text
    .split(/\{\{[^}]*\}\}|\]\([^)]*\)|[*_[\]]/)
    .map(wordsOf)
    .filter((part) => part.length > 3);

test('every question of every set is in the HTML of a page, with its whole answer', () => {
  const shown = builtPages().flatMap((page) => {
    const sections = page.document.querySelectorAll('[data-section="faq"]');
    return Array.from(sections, (section) => wordsOf(section.textContent));
  });
  const missing = readdirSync('content/faqs').flatMap((file) =>
    content<{ items: { question: string; answer: string }[] }>(`faqs/${file}`)
      .items.filter(({ question, answer }) => {
        const parts = [...partsOf(question), ...partsOf(answer)];
        return !shown.some((text) => parts.every((part) => text.includes(part)));
      })
      .map(({ question }) => `${file}: ${question}`),
  );
  expect(missing).toEqual([]);
});

test('cards, regions and reviews come in the order of their files', () => {
  const orderIn = (path: string, section: string, names: readonly string[]) => {
    const text = wordsOf(pageAt(path)?.document.querySelector(`[data-section="${section}"]`)?.textContent);
    return names.map((name) => text.indexOf(name));
  };
  const ascending = (places: readonly number[]) => [...places].sort((a, b) => a - b);
  const reviews = content<{ id: string; name: string }[]>('testimonials.json');
  const [, list = ''] =
    /reviews: \[([^\]]*)\]/.exec(readFileSync('content/landing/plumbing.md', 'utf8')) ?? [];
  const named = list.split(/,\s*/).map((id) => reviews.find((review) => review.id === id)?.name ?? id);
  const places = [
    orderIn(
      '/',
      'popular-services',
      content<{ title: string }[]>('popular-services.json').map(({ title }) => title),
    ),
    orderIn(
      '/',
      'service-areas',
      content<{ name: string }[]>('regions.json').map(({ name }) => name),
    ),
    orderIn('/plumbing', 'testimonials', named),
  ];
  for (const order of places) {
    expect(order.length).toBeGreaterThan(3);
    expect(Math.min(...order)).toBeGreaterThanOrEqual(0);
    expect(order).toEqual(ascending(order));
  }
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
