import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'jsonc-parser';
import { describe, expect, it } from 'vitest';
import { checkContent } from '@/content/check/check';
import { collections, type CollectionName, type Collection } from '@/content/collections';
import { inWords } from '@/content/load/mistake';
import { contentWith, sampleText } from './memory';

const folder = 'content/examples';
const text = (name: string) => readFileSync(join(folder, name), 'utf8');
const all = Object.entries(collections) as [CollectionName, Collection][];
const exampleOf = (kind: CollectionName, { at }: Collection) =>
  kind.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) + (at.endsWith('.md') ? '.md' : '.jsonc');

/**
 * The examples link to pages and cities of the whole site, of which the sample has only some. The example of a page
 * names forms that are there; a real page has a form of its own.
 */
const elsewhere = /is not a page of this site|is not a city page|marks its requests as/;

/** The sample with an example in its place: as a new file, as one more entry, or instead of the only file. */
function withExample(kind: CollectionName, definition: Collection): { file: string; content: string } {
  const { at, list } = definition;
  const example = text(exampleOf(kind, definition));
  if (at.endsWith('.md')) {
    const isMain = kind === 'pages';
    // A page of the main site has its address in code, so the example takes the place of one.
    return { file: at.replace('*', isMain ? 'not-found' : 'an-example'), content: example };
  }
  const data: unknown = parse(example);
  if (!list) return { file: at.replace('*', 'an-example'), content: JSON.stringify(data, null, 2) };
  const own = data as { id: string }[];
  const others = JSON.parse(sampleText(at)) as { id: string }[];
  const rest = others.filter(({ id }) => !own.some((entry) => entry.id === id));
  return { file: at, content: JSON.stringify([...rest, ...own], null, 2) };
}

describe('The annotated examples', () => {
  it('show every kind of file, and nothing else', () => {
    expect(readdirSync(folder).sort()).toEqual(
      all.map(([kind, definition]) => exampleOf(kind, definition)).sort(),
    );
  });

  it.each(
    all.filter(([kind]) => !['site', 'claims', 'promises', 'offers', 'prices', 'colors'].includes(kind)),
  )('could be used as they are: %s', async (kind, definition) => {
    const { file, content } = withExample(kind, definition);
    const { mistakes } = await checkContent(contentWith(new Map([[file, content]])));
    expect(mistakes.map(inWords).filter((mistake) => !elsewhere.test(mistake))).toEqual([]);
  });

  it.each(['site', 'claims', 'promises', 'offers', 'prices', 'colors'] as const)(
    'are right for %s, of which there is only one',
    (kind) => {
      const parsed = collections[kind].schema.safeParse(parse(text(exampleOf(kind, collections[kind]))));
      expect(parsed.success ? [] : parsed.error.issues).toEqual([]);
    },
  );
});
