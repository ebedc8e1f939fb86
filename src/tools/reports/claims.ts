import { factsOf } from '../../content/facts';
import { referencesIn, resolveReferences } from '../../content/references';
import type { Claims } from '../../content/types';
import { saysSomethingElse, valuesIn } from './claim-values';
import type { Content } from '../../content/load/read';
import { valueAt } from '../../content/load/schema-fields';
import { fieldName } from '../../content/load/mistake';
import { fieldsOf, lineOf } from '../../content/check/fields';
import { sectionsOf } from '../../content/check/rules/pages';
import { businessFactsOf } from '../../content/load/business-facts';

/** A place in content that refers to a reading. */
export interface Use {
  file: string;
  line: number;
  field: string;
}

/** One way to state a claim. */
export interface Reading {
  /** How texts refer to it, without braces: `claim.years.counters`. */
  reference: string;
  text: string;
  differs: boolean;
  uses: Use[];
}

/** A claim with all its readings, the default one first. */
export interface Claim {
  name: string;
  about: string;
  /** True if the number in the readings is the years since the company began. */
  countsYears: boolean;
  readings: Reading[];
}

/** A contradiction. */
export interface Contradiction {
  /** A claim's description, or a page's file. */
  about: string;
  /** The claim to change; undefined if pages have to change. */
  claim?: string;
  /** What visitors read, and what to do, in whole sentences. */
  what: string;
}

/** The places of each reference, by its name without braces. */
export function usesIn({ entries }: Content): Map<string, Use[]> {
  const all = entries.flatMap(fieldsOf).flatMap((field) => {
    if (typeof field.value !== 'string') return [];
    const name = fieldName([...field.entry.root, ...field.path]);
    return Array.from(field.value.matchAll(/\{\{[^}]*\}\}/g), ({ 0: found, index }) => ({
      reference: referencesIn(found)[0] ?? '',
      use: { file: field.entry.file, line: lineOf(field, index), field: name },
    }));
  });
  const uses = Map.groupBy(all, ({ reference }) => reference);
  return new Map([...uses].map(([reference, places]) => [reference, places.map(({ use }) => use)]));
}

/**
 * Lists every claim with its readings and their places, and the contradictions.
 * @throws Error if the files with what the company says have mistakes, which the content check reports
 */
export function claimsReport(content: Content, now: Date) {
  const uses = usesIn(content);
  const businessFacts = businessFactsOf(content);
  const all = businessFacts.claims;
  const facts = factsOf(businessFacts, now);
  const list = Object.entries(all.claims).map(([name, { about, readings, countsYears }]): Claim => {
    const text = (reading: string) => resolveReferences(`{{claim.${name}.${reading}}}`, facts, name);
    return {
      name,
      about,
      countsYears,
      readings: ['default', ...Object.keys(readings)].map((reading) => {
        const reference = `claim.${name}.${reading}`;
        const bare = reading === 'default' ? `claim.${name}` : reference;
        return {
          reference: bare,
          text: text(reading),
          differs: saysSomethingElse(text(reading), text('default')),
          uses: [...new Set([bare, reference])].flatMap((one) => uses.get(one) ?? []),
        };
      }),
    };
  });
  const years = foundingContradictions(list, all.founding, now.getFullYear());
  const settledThere = new Set(years.map(({ claim }) => claim));
  return {
    claims: list,
    contradictions: [
      ...years,
      ...list.filter(({ name }) => !settledThere.has(name)).flatMap(differingReadings),
      ...pagesAgainstThemselves(content, list),
    ],
  };
}

/** Numbers of years that differ from the years since the founding year. */
function foundingContradictions(
  list: readonly Claim[],
  founding: Claims['founding'],
  thisYear: number,
): Contradiction[] {
  const years = thisYear - founding.year;
  return list
    .filter(({ countsYears }) => countsYears)
    .flatMap(({ name, about, readings }) => {
      const wrong = readings.filter(
        ({ text, uses }) => uses.length > 0 && Number(valuesIn(text)[0]) !== years,
      );
      if (wrong.length === 0) return [];
      const what = `The company began in ${founding.year}, which in ${thisYear} is ${years} years ago. Visitors read ${wrong.map(withPlaces).join(', ')}. Set "computeYears" to true in content/claims.json, and all of them are computed from the founding year.`;
      return [{ about, claim: name, what }];
    });
}

/** Readings that contradict the default one, which structured data and menus always use. */
function differingReadings({ name, about, readings }: Claim): Contradiction[] {
  const others = readings.filter(({ differs, uses }) => differs && uses.length > 0);
  if (others.length === 0) return [];
  const against = [...readings.slice(0, 1), ...others].map(withPlaces).join(' against ');
  return [{ about, claim: name, what: `Visitors read ${against}. Decide which is right.` }];
}

const withPlaces = ({ text, uses }: Reading) =>
  `"${text}" (${uses.length === 0 ? 'the default' : uses.length === 1 ? 'in 1 place' : `in ${uses.length} places`})`;

/** Pages with two different ratings, or with a rating higher than the stars of a review on the page. */
function pagesAgainstThemselves({ entries }: Content, list: readonly Claim[]): Contradiction[] {
  const ratings = list.find(({ name }) => name === 'rating')?.readings ?? [];
  const stars = new Map(
    entries
      .filter(({ kind }) => kind === 'testimonials')
      .map(({ id, raw }) => [id, Number(valueAt(raw, ['rating']))]),
  );
  return entries.flatMap(({ file, raw }) => {
    const stated = ratings.flatMap(({ text, uses }) =>
      uses
        .filter((use) => use.file === file)
        .map(({ line }) => ({ text, line, figure: Number(valuesIn(text)[0]) })),
    );
    const [first] = stated;
    if (!first) return [];
    const contradictions: Contradiction[] = [];
    const says = `The page says "${first.text}" in line ${first.line} and`;
    const other = stated.find(({ figure }) => figure !== first.figure);
    if (other) contradictions.push({ about: file, what: `${says} "${other.text}" in line ${other.line}.` });
    const named = (id: unknown) => (typeof id === 'string' ? (stars.get(id) ?? Infinity) : Infinity);
    const reviews = sectionsOf({ raw }).flatMap(({ reviews: shown }) =>
      Array.isArray(shown) ? shown.map(named) : [],
    );
    const fewest = Math.min(...reviews);
    if (fewest < Math.floor(first.figure))
      contradictions.push({ about: file, what: `${says} shows a review with ${fewest} stars.` });
    return contradictions;
  });
}

/** The report as text: first the contradictions, then every claim with its places. */
export function claimsInWords({ claims: list, contradictions }: ReturnType<typeof claimsReport>): string {
  const claim = ({ name, about, readings }: Claim) =>
    [
      `${about} (${name})`,
      ...readings.flatMap(({ reference, text, differs, uses }) => [
        `  "${text}"  {{${reference}}}${differs ? '  contradicts the first' : ''}${uses.length === 0 ? '  is not used' : ''}`,
        ...uses.map(({ file, line, field }) => `      ${file}, line ${line}, ${field}`),
      ]),
    ].join('\n');
  return [
    contradictions.length > 0
      ? `These contradict each other:\n${contradictions.map(({ about, what }) => `  - ${about}: ${what}`).join('\n')}`
      : 'No readings that visitors see contradict each other.',
    ...list.map(claim),
  ].join('\n\n');
}
