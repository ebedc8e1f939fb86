import type { Sayings } from '../content-model/facts';
import { claims } from '../content-model/schemas/claims';
import { interfaceWords, type InterfaceWords } from '../content-model/schemas/interface';
import { offers } from '../content-model/schemas/offers';
import { promises } from '../content-model/schemas/promises';
import { site } from '../content-model/schemas/site';
import type { Content } from '../content-reader/read';

const rawOf = ({ entries }: Pick<Content, 'entries'>, wanted: keyof Sayings): unknown =>
  entries.find(({ kind }) => kind === wanted)?.raw;

/** The data of the five files with what the company says of itself, as written. */
export const rawSayings = (content: Content): unknown[] =>
  (['site', 'claims', 'promises', 'offers', 'interface'] as const).map((kind) => rawOf(content, kind));

/** The words of the interface; undefined if their file has mistakes. */
export const interfaceIn = (content: Pick<Content, 'entries'>): InterfaceWords | undefined =>
  interfaceWords.safeParse(rawOf(content, 'interface')).data;

/** What the company says of itself; undefined if one of the five files has mistakes. */
export function sayingsIn(content: Content): Sayings | undefined {
  const business = site.safeParse(rawOf(content, 'site'));
  const said = claims.safeParse(rawOf(content, 'claims'));
  const promised = promises.safeParse(rawOf(content, 'promises'));
  const offered = offers.safeParse(rawOf(content, 'offers'));
  const words = interfaceIn(content);
  return business.success && said.success && promised.success && offered.success && words
    ? {
        site: business.data,
        claims: said.data,
        promises: promised.data,
        offers: offered.data,
        interface: words,
      }
    : undefined;
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
