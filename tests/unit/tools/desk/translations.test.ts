import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { translationsBehind } from '@/content/check/translations';
import { kinds } from '@/content/collections';
import { readMarkdown } from '@/content/load/markdown';
import {
  applyTranslation,
  recordOf,
  textsOnly,
  translatableIn,
  translationOf,
} from '@/content/load/translation';
import { visitTexts } from '@/content/load/values';
import { folderOnDisk } from '@/tools/desk/disk';
import { DeskFiles, fileOf } from '@/tools/desk/files';
import type { FileChange } from '@/tools/desk/changes';
import { stateOf } from '@/tools/desk/state';
import { follow, translationFollowing, translationOfFile, versionsOf } from '@/tools/desk/translations';

const file = 'content/cities/garland.md';
const name = 'content/cities/garland.json';
const spanish = translationOf(file, 'es');

let root: string;
let files: DeskFiles;

const text = (of: string) => readFileSync(path.join(root, of), 'utf8');
const dataOf = (of: string) => readMarkdown(text(of)).data as Record<string, unknown>;
const folder = () => folderOnDisk(root);
const fields = () => translationOfFile(folder(), file, 'es');
const field = (wanted: string) => {
  const found = fields().find((one) => one.name === wanted);
  if (!found) throw new Error(`The city has no text ${wanted}.`);
  return found;
};
const put = (of: string, content: string) => {
  mkdirSync(path.dirname(path.join(root, of)), { recursive: true });
  writeFileSync(path.join(root, of), content);
};

/** Each text of the city with "ES " before it, as its translation. */
function translate(): void {
  const texts = textsOnly(kinds.cities, dataOf(file));
  const marked = JSON.stringify(texts, (_, value: unknown) =>
    typeof value === 'string' ? `ES ${value}` : value,
  );
  put(spanish, `---\n${marked}\n---\n`);
  put(recordOf(file, 'es'), JSON.stringify(translatableIn(kinds.cities, dataOf(file))));
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'desk-'));
  cpSync('tests/sample/content', path.join(root, 'content'), { recursive: true });
  files = new DeskFiles(folder());
});
afterEach(() => rmSync(root, { recursive: true }));

type Form = Record<string, unknown>;
const form = (of = name) => structuredClone(files.forms()[of]) as Form;

describe('the translation of a page at the desk', () => {
  beforeEach(translate);

  it('has each text beside its original, and nothing behind at first', () => {
    const all = fields();
    expect(all.length).toBeGreaterThan(10);
    for (const { original, text: written } of all.filter(({ name: of }) => !of.endsWith('keywords')))
      expect(written).toBe(`ES ${original}`);
    expect(all.filter(({ isBehind }) => isBehind)).toEqual([]);
    expect(field('hero › tagline').place).toBe('Hero, tagline');
  });

  it('marks a text whose original has changed, with the original then and now', async () => {
    const opened = form() as { hero: Form };
    const was = String(opened.hero.tagline);
    opened.hero.tagline = 'Another line';
    await files.save(name, opened);
    expect(fields().filter(({ isBehind }) => isBehind)).toEqual([
      { ...field('hero › tagline'), original: 'Another line', was, text: `ES ${was}`, isBehind: true },
    ]);
  });

  it.each([
    ['changed', { texts: { 'hero › tagline': 'Otra línea' }, confirmed: [] }, 'Otra línea'],
    ['confirmed', { texts: {}, confirmed: ['hero › tagline'] }, undefined],
  ])('takes the mark away from a text that was %s, and from no other', async (_, saved, written) => {
    const opened = form() as { hero: Form };
    const before = field('hero › tagline').text;
    Object.assign(opened.hero, { tagline: 'Another line', text: 'Another text' });
    await files.save(name, opened);
    await files.saveTranslation(name, 'es', saved);
    expect(field('hero › tagline')).toMatchObject({ isBehind: false, text: written ?? before });
    expect(translationsBehind(folder(), 'es')[0]?.changes.map(({ name: of }) => of)).toEqual(['hero › text']);
  });

  it('does not say of a text that was emptied that it is translated', async () => {
    await files.saveTranslation(name, 'es', {
      texts: { 'hero › tagline': ' ' },
      confirmed: ['hero › tagline'],
    });
    expect((dataOf(spanish).hero as Form).tagline).toBeUndefined();
    const { mistakes } = applyTranslation(kinds.cities.schema, dataOf(file), dataOf(spanish), file);
    expect(mistakes.map(({ path: at }) => at)).toEqual([['hero', 'tagline']]);
  });

  it('writes keywords one a line, as many as there are', async () => {
    await files.saveTranslation(name, 'es', { texts: { 'head › keywords': 'uno\n\n dos ' }, confirmed: [] });
    expect((dataOf(spanish).head as Form).keywords).toEqual(['uno', 'dos']);
    expect(field('head › keywords')).toMatchObject({ text: 'uno\ndos', isBehind: false });
  });

  it('follows when the original gets, loses and moves entries of a list', async () => {
    const opened = form() as { faq: Form[] };
    const [first, ...others] = opened.faq;
    if (!first) throw new Error('The city has no questions.');
    opened.faq = [...others, { question: 'New?', answer: 'Yes.' }, first];
    await files.save(name, opened);
    opened.faq.shift();
    await files.save(name, opened);
    const own = dataOf(spanish).faq as Form[];
    expect(own).toHaveLength(opened.faq.length);
    opened.faq.forEach(({ question }, index) =>
      expect(own[index]?.question).toBe(question === 'New?' ? undefined : `ES ${String(question)}`),
    );
    const behind = fields().filter(({ isBehind }) => isBehind);
    expect(behind.map(({ original, text: written }) => [original, written])).toEqual([
      ['New?', ''],
      ['Yes.', ''],
    ]);
    await files.saveTranslation(name, 'es', {
      texts: Object.fromEntries(behind.map(({ name: of }) => [of, '¿Algo?'])),
      confirmed: [],
    });
    expect(translationsBehind(folder(), 'es')).toEqual([]);
    expect(applyTranslation(kinds.cities.schema, dataOf(file), dataOf(spanish), file).mistakes).toEqual([]);
  });

  it('writes nothing when only the order of other fields or a value without words was changed', async () => {
    const before = text(spanish);
    await files.save(name, { ...form(), geo: { latitude: 32.9, longitude: -96.6 } });
    expect(text(spanish)).toBe(before);
  });
});

it('begins the translation of a page that has none, with an address of its own', async () => {
  const service = 'content/services/drain.md';
  const [, title] = translationOfFile(folder(), service, 'es').map(({ name: of }) => of);
  expect(translationOfFile(folder(), service, 'es')[0]).toMatchObject({
    name: 'path',
    original: '/services/drain',
    text: '/es/services/drain',
  });
  await files.saveTranslation('content/services/drain.json', 'es', {
    texts: { path: '/es/drenajes', [title ?? '']: 'Drenajes' },
    confirmed: [],
  });
  expect(dataOf(translationOf(service, 'es')).path).toBe('/es/drenajes');
  const english: string[] = [];
  visitTexts(dataOf(service), (_, value) => english.push(value));
  visitTexts(dataOf(translationOf(service, 'es')), (at, value) => {
    if (!['type', 'kind'].includes(String(at.at(-1)))) expect(english).not.toContain(value);
  });
});

it('translates the second version of a landing page beside the page, because it has no form', async () => {
  const [page, version] = ['content/landing/sewer-line.md', 'content/landing/sewer-line-b.md'];
  put(version, '---\nvariantOf: sewer-line\nsections:\n  - type: hero\n    title: Warm floor?\n---\n');
  expect(versionsOf(folder(), page)).toEqual([{ file: version, name: 'Second version sewer-line-b' }]);
  expect(versionsOf(folder(), version)).toEqual([]);
  const [address, title] = translationOfFile(folder(), version, 'es');
  expect(address).toMatchObject({ name: 'path', text: '/es/sewer-line-b' });
  expect(title).toMatchObject({ original: 'Warm floor?', isBehind: true });
  await files.saveTranslation('content/landing/sewer-line-b.json', 'es', {
    texts: { [title?.name ?? '']: '¿Piso tibio?' },
    confirmed: [],
  });
  expect(dataOf(translationOf(version, 'es'))).toEqual({
    path: '/es/sewer-line-b',
    sections: [{ type: 'hero', title: '¿Piso tibio?' }],
  });
  expect(translationOfFile(folder(), version, 'es').some(({ isBehind }) => isBehind)).toBe(false);

  const site = JSON.parse(text('content/site.json')) as Form;
  put('content/site.json', JSON.stringify({ ...site, languages: ['en', 'es'] }));
  put(version, text(version).replace('Warm', 'Wet'));
  const history = { changes: () => [], lastPublish: () => undefined, publish: () => '', undo: () => '' };
  const { behind } = await stateOf(folder(), history);
  expect(behind).toEqual([
    expect.objectContaining({
      place: 'Landing page Sewer line b in Spanish',
      open: '/collections/landing/entries/sewer-line',
      language: 'es',
    }),
  ]);
});

it('finds nothing to translate in a list of names', () => {
  expect(translationOfFile(folder(), 'content/colors.json', 'es')).toEqual([]);
});

it('keeps the translated entries of a file that is a list with their originals', async () => {
  const list = 'content/regions.json';
  const opened = form(list) as { entries: Form[] };
  const data = JSON.parse(text(list)) as { id: string }[];
  put(translationOf(list, 'es'), JSON.stringify(textsOnly(kinds.regions, data)));
  put(recordOf(list, 'es'), JSON.stringify(translatableIn(kinds.regions, data)));
  await files.save(list, { entries: [...opened.entries].reverse() });
  const behind = translationsBehind(folder(), 'es').filter(
    ({ file: of }) => of === translationOf(list, 'es'),
  );
  expect(behind).toEqual([]);
  const written = JSON.parse(text(translationOf(list, 'es'))) as { id: string }[];
  expect(written.map(({ id }) => id)).toEqual(data.map(({ id }) => id).reverse());
});

it('leaves every translation of the real content as it is when nothing was changed', async () => {
  cpSync('content', path.join(root, 'content'), { recursive: true });
  const behind = translationsBehind(folder(), 'es');
  for (const of of Object.keys(files.forms())) {
    const translation = translationOf(fileOf(of), 'es');
    if (!existsSync(path.join(root, translation))) continue;
    const before = text(translation);
    const texts = Object.fromEntries(
      translationOfFile(folder(), fileOf(of), 'es').map(({ name: key, text: written }) => [key, written]),
    );
    await files.saveTranslation(of, 'es', { texts, confirmed: [] });
    expect(text(translation), of).toBe(before);
  }
  expect(translationsBehind(folder(), 'es')).toEqual(behind);
});

it('says mistakes of translations and their changes in the words of the office', async () => {
  translate();
  const site = JSON.parse(text('content/site.json')) as Form;
  put('content/site.json', JSON.stringify({ ...site, languages: ['en', 'es'] }));
  const change = { file: spanish, before: { hero: { tagline: 'Uno' } }, after: { hero: { tagline: 'Dos' } } };
  const record = { file: recordOf(file, 'es'), before: { a: 'b' }, after: { a: 'c' } };
  const history = (changes: FileChange[]) => ({
    changes: () => changes,
    lastPublish: () => undefined,
    publish: () => '',
    undo: () => '',
  });
  const { mistakes, changes, languages } = await stateOf(folder(), history([change, record]));
  expect(mistakes.length).toBeGreaterThan(0);
  for (const { words, place } of mistakes)
    expect(`${place} ${words}`).not.toMatch(/npm|content\/|\.md|\.json|\bline \d|`/);
  expect(mistakes.every(({ open }) => open !== undefined)).toBe(true);
  expect(changes).toEqual(['City page Garland in Spanish, hero, tagline: "Uno" to "Dos"']);
  expect(languages).toEqual([{ language: 'es', name: 'Spanish' }]);
  expect((await stateOf(folder(), history([record]))).changes).toEqual([
    'City page Garland in Spanish: confirmed',
  ]);
});

describe('deleting what is used', () => {
  it('asks before it takes it out elsewhere, and changes nothing until then', async () => {
    const reviews = 'content/testimonials.json';
    const before = text(reviews);
    const { entries } = form(reviews) as { entries: Form[] };
    const { changed, uses } = await files.save(reviews, { entries: entries.slice(-2) });
    expect(changed).toBe(false);
    expect(uses?.join('\n')).toMatch(/^(?:.+, section \d+ \(.+\), .+\n?)+$/);
    expect(text(reviews)).toBe(before);
    const city = await files.remove('content/cities/heath.json');
    expect(city.uses?.length).toBeGreaterThan(0);
    expect(existsSync(path.join(root, 'content/cities/heath.md'))).toBe(true);
  });
});

describe('follow', () => {
  it('gives a section in the place of one of another kind nothing of the other', () => {
    const before = { sections: [{ type: 'hero', title: 'A' }] };
    const after = { sections: [{ type: 'faq', title: 'A' }] };
    expect(follow(before, after, { sections: [{ type: 'hero', title: 'B' }] })).toEqual({
      sections: [undefined],
    });
  });
});

describe('a translation whose original was changed by hand', () => {
  const about = 'content/pages/about.md';
  const read = (of: string) => readMarkdown(readFileSync(of, 'utf8')).data as { sections: Form[] };
  const record = () => translatableIn(kinds.pages, read(about));

  it('stays as it is while the original does', () => {
    const written = read(translationOf(about, 'es'));
    expect(translationFollowing(record(), record(), read(about), written)).toEqual({
      written,
      record: record(),
    });
  });

  it('moves with the sections that it translates, and has nothing for a new one and one that is gone', () => {
    const [original, written] = [read(about), read(translationOf(about, 'es'))];
    const [first, , ...others] = original.sections;
    const last = others.pop();
    const changed = { ...original, sections: [first, last, { type: 'reasons', title: 'New' }, ...others] };
    const texts = translatableIn(kinds.pages, changed);
    const followed = translationFollowing(record(), texts, changed, written);
    const [hero, , ...rest] = written.sections;
    expect((followed.written as typeof written).sections).toEqual([
      hero,
      rest.at(-1),
      undefined,
      ...rest.slice(0, -1),
    ]);
    const { 'sections › 3 › title': title, ...same } = texts;
    expect([title, followed.record]).toEqual(['New', same]);
  });
});
