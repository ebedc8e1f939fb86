import type { BusinessFacts } from '../facts';
import { collections } from '../collections';
import type { Language } from '../languages';
import type { InterfaceWords } from '../schemas/interface';
import { memoize } from '../../lib/memoize';
import type { Content, Entry } from './read';

/** The five files with what the company says of itself. */
const names = [
  'site',
  'claims',
  'promises',
  'offers',
  'interface',
] as const satisfies (keyof BusinessFacts)[];

const entryOf = ({ entries }: Pick<Content, 'entries'>, wanted: keyof BusinessFacts): Entry | undefined =>
  entries.find(({ kind }) => kind === wanted);

/** What the build reads from an entry; undefined if it has mistakes. */
const readByBuild = memoize(({ kind, raw }: Entry): unknown => collections[kind].schema.safeParse(raw).data);

/** The words of the interface; undefined if their file has mistakes. */
export const interfaceIn = (content: Pick<Content, 'entries'>): InterfaceWords | undefined => {
  const entry = entryOf(content, 'interface');
  return entry && (readByBuild(entry) as InterfaceWords | undefined);
};

/** The last sayings of each language, with the entries that they were read from. */
const last: Partial<
  Record<Language, { from: readonly (Entry | undefined)[]; said: BusinessFacts | undefined }>
> = {};

/**
 * What the company says of itself; undefined if one of the five files has mistakes. It is the same object until one of
 * them changes.
 */
export function businessFactsIn(content: Content): BusinessFacts | undefined {
  const from = names.map((name) => entryOf(content, name));
  const before = last[content.language];
  if (before && from.every((entry, index) => entry === before.from[index])) return before.said;
  const data = from.map((entry) => entry && readByBuild(entry));
  const facts = data.every((one) => one !== undefined)
    ? (Object.fromEntries(names.map((name, index) => [name, data[index]])) as unknown as BusinessFacts)
    : undefined;
  last[content.language] = { from, said: facts };
  return facts;
}

/** What the company says of itself, of content that the check has found no mistakes in. */
export function businessFactsOf(content: Content): BusinessFacts {
  const facts = businessFactsIn(content);
  if (!facts) throw new Error('The content has mistakes: npm run check:content lists them.');
  return facts;
}
