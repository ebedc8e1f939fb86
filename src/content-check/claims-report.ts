import { factsOf } from '../content-model/facts';
import { referencesIn } from '../content-model/references';
import { claims } from '../content-model/schemas/claims';
import { promises } from '../content-model/schemas/promises';
import { site } from '../content-model/schemas/site';
import { visitTexts, type Content } from './content';
import { fieldName } from './problem';
import { filledIn } from './schema/validate';
import { placesIn } from './source/source';

/** A place that refers to a reading. */
export interface Use {
  file: string;
  line: number;
  field: string;
}

/** One way to state a claim. */
export interface Reading {
  /** How texts refer to it, without braces: `claim.years.plus35`. */
  reference: string;
  /** What visitors read. */
  text: string;
  /** True where it says something else than the default reading. */
  contradicts: boolean;
  uses: Use[];
}

/** A claim with all its readings, the default one first. */
export interface ClaimReport {
  name: string;
  about: string;
  readings: Reading[];
}

/** Where each reference stands, by its name without braces. */
export function usesIn({ entries }: Content): Map<string, Use[]> {
  const uses = new Map<string, Use[]>();
  const add = (reference: string, use: Use) => uses.set(reference, [...(uses.get(reference) ?? []), use]);
  for (const { raw, root, file, source, kind } of entries) {
    visitTexts(raw, (path, text) => {
      const whole = [...root, ...path];
      for (const reference of referencesIn(text))
        add(reference, { file, line: source.place(whole).line, field: fieldName(whole) });
    });
    if (source.body && kind === 'legal') {
      const { text, line } = source.body;
      const place = placesIn(text);
      for (const { 0: found, index } of text.matchAll(/\{\{[^}]*\}\}/g))
        for (const reference of referencesIn(found))
          add(reference, { file, line: place(index).line + line - 1, field: 'text below the fields' });
    }
  }
  return uses;
}

/**
 * Every claim with its readings and where each stands.
 * @throws ZodError while `claims.json`, `promises.json` or `site.json` is broken; the content check says how
 */
export function claimsReport(content: Content): ClaimReport[] {
  const uses = usesIn(content);
  const raw = (wanted: string) => content.entries.find(({ kind }) => kind === wanted)?.raw;
  const all = claims.parse(raw('claims'));
  const facts = factsOf(site.parse(raw('site')), all, promises.parse(raw('promises')), new Date());
  const { claims: said } = filledIn(all, facts) as typeof all;
  return Object.entries(said).map(([name, { about, default: usual, readings, contradicts }]) => ({
    name,
    about,
    readings: [
      {
        reference: `claim.${name}`,
        text: usual,
        contradicts: false,
        uses: [...(uses.get(`claim.${name}`) ?? []), ...(uses.get(`claim.${name}.default`) ?? [])],
      },
      ...Object.entries(readings).map(([reading, text]) => ({
        reference: `claim.${name}.${reading}`,
        text,
        contradicts: contradicts.includes(reading),
        uses: uses.get(`claim.${name}.${reading}`) ?? [],
      })),
    ],
  }));
}

/**
 * The readings of a claim that do not go together: the default one, which structured data and menus use whether
 * or not a text does, and those in use that say something else. Empty where nothing does.
 */
export function contradiction({ readings }: ClaimReport): Reading[] {
  const others = readings.filter(({ contradicts, uses }) => contradicts && uses.length > 0);
  return others.length > 0 ? [...readings.slice(0, 1), ...others] : [];
}

const places = (count: number) =>
  count === 0 ? 'the default' : count === 1 ? 'in 1 place' : `in ${count} places`;

/** Readings against each other in one line: `"36" (in 2 places) against "35+" (in 4 places)`. */
export function againstEachOther(readings: readonly Reading[]): string {
  return readings.map(({ text, uses }) => `"${text}" (${places(uses.length)})`).join(' against ');
}

/** The report for people: what is said, where, and what does not go together. */
export function claimsInWords(reports: readonly ClaimReport[]): string {
  const claim = ({ name, about, readings }: ClaimReport) =>
    [
      `${about} (${name})`,
      ...readings.flatMap(({ reference, text, contradicts, uses }) => [
        `  "${text}"  {{${reference}}}${contradicts ? '  says something else than the first' : ''}${uses.length === 0 ? '  stands nowhere' : ''}`,
        ...uses.map(({ file, line, field }) => `      ${file}, line ${line}, ${field}`),
      ]),
    ].join('\n');
  const open = reports.flatMap((report) => {
    const readings = contradiction(report);
    return readings.length > 0 ? [`  - ${report.about}: ${againstEachOther(readings)}`] : [];
  });
  return [
    ...reports.map(claim),
    open.length > 0
      ? `These do not go together. Decide which is right, and write it in content/claims.json:\n${open.join('\n')}`
      : 'No readings that visitors meet contradict each other.',
  ].join('\n\n');
}
