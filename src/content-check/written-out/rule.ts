import { isFigure } from '../../content-model/figure';
import { claims, type Claims } from '../../content-model/schemas/claims';
import { promises, type Promises } from '../../content-model/schemas/promises';
import { site } from '../../content-model/schemas/site';
import { isRecord, patternOf, problemAt, valueAt, visitTexts, visitValues, type Entry } from '../content';
import type { Path, Problem } from '../problem';
import type { Rule, Subject } from '../rules/rule';
import { filledIn } from '../schema/validate';
import { placesIn } from '../source/source';
import { knownValues, writtenOut, type Known } from './find';

/** The fields of `site.json` that visitors read as sentences; the others are the facts themselves. */
const siteTexts = /^(tagline|blurb|undelivered\..+)$/;

/** Fields that hold names for machines, or words that no visitor sees. */
const noText = [
  '$schema',
  'type',
  'kind',
  'id',
  'image',
  'photo',
  'focus',
  'socialPhoto',
  'socialFocus',
  'drawing',
  'icon',
  'options',
  'value',
  'source',
  'family',
];

function isText({ kind }: Entry, path: Path): boolean {
  if (kind === 'claims') return false;
  if (kind === 'site') return siteTexts.test(path.join('.'));
  if (kind === 'legal' && path[0] === 'placeholder') return false;
  return !noText.includes(String(path.at(-1)));
}

function knownTo({ of, facts }: Subject): Known[] {
  const business = site.safeParse(of('site')[0]?.raw);
  const said = claims.safeParse(of('claims')[0]?.raw);
  const promised = promises.safeParse(of('promises')[0]?.raw);
  return facts && business.success && said.success && promised.success
    ? knownValues(
        business.data,
        filledIn(said.data, facts) as Claims,
        filledIn(promised.data, facts) as Promises,
      )
    : [];
}

function remedyFor(...references: string[]): string {
  if (references.includes('promise'))
    return 'Write it in content/promises.json as a question to the owner, and refer to it, or say what is so without promising.';
  const own = references.every((name) => name.startsWith('promise.'))
    ? 'If another wording is needed, give it a name in content/promises.json first.'
    : 'If another reading is meant, give it a name in content/claims.json first.';
  return `Refer to it: ${references.map((name) => `{{${name}}}`).join(' or ')}. ${own}`;
}

/** No text states what `claims.json`, `promises.json` and `site.json` are there to say. */
export const writtenOutClaims: Rule = (subject) => {
  const known = knownTo(subject);
  return subject.entries.flatMap((entry) => {
    const problems: Problem[] = [];
    const look = (
      path: Path,
      text: string,
      field: string,
      place?: (at: number) => { line: number; column: number },
    ) => {
      for (const { words, at, what, references } of writtenOut(
        text,
        known,
        field,
        entry.kind === 'testimonials',
      ))
        problems.push(
          problemAt(
            entry,
            path,
            `states ${what} itself: "${words}"`,
            remedyFor(...references),
            place ? { place: place(at) } : {},
          ),
        );
    };
    visitTexts(entry.raw, (path, text) => {
      if (isText(entry, path)) look(path, text, `${entry.kind}.${patternOf(path)}`);
    });
    const { body } = entry.source;
    if (body && entry.kind === 'legal') {
      const place = placesIn(body.text);
      look(['text below the fields'], body.text, 'legal.body', (at) => {
        const { line, column } = place(at);
        return { line: line + body.line - 1, column };
      });
    }
    return problems;
  });
};

/** Fields that hold nothing but a claim, so they can only be a reference. */
const onlyClaims: readonly { type?: string; at: RegExp; reference: string }[] = [
  { at: /^footer\.rating$/, reference: 'claim.rating' },
  { at: /^footer\.hours$/, reference: 'claim.hours' },
  { at: /^footer\.copyrightYear$/, reference: 'claim.copyrightYear' },
  { type: 'price-banner', at: /^price$/, reference: 'claim.toiletPrice' },
  { type: 'closing-call', at: /^hours$/, reference: 'claim.hours' },
  { type: 'counters', at: /^items\.\*\.figure$/, reference: 'claim.jobs' },
  { type: 'stats', at: /^items\.\*\.figure$/, reference: 'claim.years' },
];

/** Fields that show a claim and nothing else refer to it, even where the number alone looks harmless. */
export const claimFields: Rule = ({ entries }) =>
  entries.flatMap((entry) => {
    const problems: Problem[] = [];
    visitValues(entry.raw, (path, value) => {
      if (typeof value !== 'string' || value.includes('{{')) return;
      const inSection = path[0] === 'sections';
      const section =
        inSection && isRecord(entry.raw) && Array.isArray(entry.raw.sections)
          ? (entry.raw.sections[path[1] as number] as unknown)
          : undefined;
      const type = isRecord(section) ? section.type : undefined;
      const own = patternOf(inSection ? path.slice(2) : path);
      const rule = onlyClaims.find(
        (candidate) =>
          candidate.at.test(own) && (candidate.type === undefined ? !inSection : candidate.type === type),
      );
      if (rule) problems.push(problemAt(entry, path, `"${value}" is a claim`, remedyFor(rule.reference)));
    });
    return problems;
  });

/** What a counter counts up to is a number, once the claim is filled in. */
export const countable: Rule = ({ entries, facts }) =>
  facts
    ? entries.flatMap((entry) => {
        const problems: Problem[] = [];
        visitValues(entry.raw, (path, section) => {
          if (!isRecord(section) || section.type !== 'counters' || !Array.isArray(section.items)) return;
          section.items.forEach((item: unknown, index) => {
            const figure = filledIn(valueAt(item, ['figure']), facts);
            if (typeof figure !== 'string' || figure.includes('{{') || isFigure(figure)) return;
            problems.push(
              problemAt(
                entry,
                [...path, 'items', index, 'figure'],
                `"${figure}" cannot be counted up to`,
                'Refer to a reading that is a number, perhaps with a plus or percent sign: 15,000+.',
              ),
            );
          });
        });
        return problems;
      })
    : [];
