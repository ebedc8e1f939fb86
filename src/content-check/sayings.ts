import type { Sayings } from '../content-model/facts';
import { kinds } from '../content-kinds/kinds';
import { interfaceWords, type InterfaceWords } from '../content-model/schemas/interface';
import type { Content } from '../content-reader/read';

/** The five files with what the company says of itself. */
const names = ['site', 'claims', 'promises', 'offers', 'interface'] as const satisfies (keyof Sayings)[];

const rawOf = ({ entries }: Pick<Content, 'entries'>, wanted: keyof Sayings): unknown =>
  entries.find(({ kind }) => kind === wanted)?.raw;

/** Their data, as written. */
export const rawSayings = (content: Content): unknown[] => names.map((name) => rawOf(content, name));

/** The words of the interface; undefined if their file has mistakes. */
export const interfaceIn = (content: Pick<Content, 'entries'>): InterfaceWords | undefined =>
  interfaceWords.safeParse(rawOf(content, 'interface')).data;

/** What the company says of itself; undefined if one of the five files has mistakes. */
export function sayingsIn(content: Content): Sayings | undefined {
  const said = names.map((name) => [name, kinds[name].schema.safeParse(rawOf(content, name)).data] as const);
  return said.every(([, data]) => data !== undefined) ? (Object.fromEntries(said) as Sayings) : undefined;
}

/**
 * What the company says of itself, of content that the check has found no mistakes in.
 * @throws Error if one of the five files has mistakes
 */
export function sayingsOf(content: Content): Sayings {
  const said = sayingsIn(content);
  if (!said) throw new Error('The content has mistakes: npm run check:content lists them.');
  return said;
}
