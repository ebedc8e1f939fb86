import type { BusinessFacts } from '../facts';
import { collections } from '../collections';
import type { Language } from '../languages';
import type { InterfaceWords } from '../types';
import { memoize } from '../../lib/memoize';
import type { Content, Entry } from './read';

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

/** The last facts of each language. */
const last = new Map<Language, BusinessFacts>();

/**
 * What the company says of itself; undefined if one of the five files has mistakes. It is the same object until one of
 * them changes.
 */
export function businessFactsIn(content: Content): BusinessFacts | undefined {
  const facts = Object.fromEntries(
    names.map((name) => {
      const entry = entryOf(content, name);
      return [name, entry && readByBuild(entry)];
    }),
  ) as unknown as BusinessFacts;
  if (names.some((name) => facts[name] === undefined)) return undefined;
  const before = last.get(content.language);
  if (before && names.every((name) => facts[name] === before[name])) return before;
  last.set(content.language, facts);
  return facts;
}

/** What the company says of itself, of content that the check has found no mistakes in. */
export function businessFactsOf(content: Content): BusinessFacts {
  const facts = businessFactsIn(content);
  if (!facts) throw new Error('The content has mistakes: npm run check:content lists them.');
  return facts;
}
