import { isFigure } from '../../content-model/figure';
import type { Reader } from '../../content-model/meaning';
import { mistakeAt, type Entry } from '../../content-reader/read';
import { isRecord, patternOf, valueAt, visitTexts } from '../../content-reader/values';
import type { Path, Place, Mistake } from '../../content-reader/mistake';
import { bodyPath, shownBody } from '../fields';
import type { Rule, Subject } from '../rules/rule';
import { sayingsIn } from '../sayings';
import { filledIn } from '../schema/validate';
import { factTexts, writtenOut, type FactText, type WrittenOut } from './find';

function factTextsOf(subject: Subject): FactText[] {
  const said = sayingsIn(subject);
  return said && subject.facts ? factTexts(filledIn(said, subject.facts)) : [];
}

function remedyFor(...references: string[]): string {
  const [kind] = [...new Set(references.map((name) => name.split('.')[0]))];
  const own =
    kind === 'promise' || kind === 'offer'
      ? `If another wording is needed, give it a name in content/${kind}s.json first.`
      : 'If another reading is meant, give it a name in content/claims.json first.';
  return `Refer to it: ${references.map((name) => `{{${name}}}`).join(' or ')}. ${own}`;
}

/** Readers of fields that may write out facts and claims: their own place, and texts that no visitor reads. */
const mayState: readonly (Reader | undefined)[] = ['fact', 'owner', undefined];

/** Readers of fields that may write out a promise: its own place, and texts that only ask for it. */
const mayPromise: readonly (Reader | undefined)[] = ['promise', 'question', 'keyword'];

/** No text writes out what is in `claims.json`, `promises.json` or `site.json`. */
export const writtenOutClaims: Rule = (subject) => {
  const facts = factTextsOf(subject);
  const say = (
    entry: Entry,
    path: Path,
    found: readonly WrittenOut[],
    place?: (at: number) => Place,
  ): Mistake[] =>
    found.map(({ words, at, what, references }) =>
      mistakeAt(
        entry,
        path,
        `states ${what} itself: "${words}"`,
        remedyFor(...references),
        place ? { place: place(at) } : {},
      ),
    );
  return [
    ...subject.fields.flatMap(({ entry, path, value, means: { readBy } }) =>
      typeof value !== 'string' || mayState.includes(readBy)
        ? []
        : say(
            entry,
            path,
            writtenOut(value, facts, {
              field: `${entry.kind}.${patternOf(path)}`,
              mayPromise: mayPromise.includes(readBy),
              review: entry.kind === 'testimonials',
              language: subject.language,
            }),
          ),
    ),
    ...subject.entries.flatMap((entry) => {
      const body = shownBody(entry);
      if (!body) return [];
      const found = writtenOut(body.text, facts, { field: 'legal.body', language: subject.language });
      return say(entry, bodyPath, found, body.placeAt);
    }),
  ];
};

/** Fields that consist of a claim refer to it. */
export const claimFields: Rule = ({ fields }) =>
  fields.flatMap(({ entry, path, value, means: { claim } }) =>
    claim && typeof value === 'string' && !value.includes('{{')
      ? [mistakeAt(entry, path, `"${value}" is a claim`, remedyFor(claim))]
      : [],
  );

/** The figure of a counter is a number once references are resolved. */
export const countable: Rule = ({ fields, facts }) =>
  fields.flatMap(({ entry, path, value, means: { counted } }) => {
    const figure = counted && facts ? filledIn(value, facts) : undefined;
    if (typeof figure !== 'string' || figure.includes('{{') || isFigure(figure)) return [];
    return [
      mistakeAt(
        entry,
        path,
        `"${figure}" cannot be counted up to`,
        'Refer to a reading that is a number, perhaps with a plus or percent sign: 15,000+.',
      ),
    ];
  });

/** The words of an offer take its price from the offer: two prices would contradict each other. */
export const offerPrices: Rule = ({ of }) =>
  of('offers').flatMap((entry) => {
    const offers = valueAt(entry.raw, ['offers']);
    return Object.entries(isRecord(offers) ? offers : {}).flatMap(([name, offer]) => {
      const reference = `{{offer.${name}.price}}`;
      const mistakes: Mistake[] = [];
      visitTexts(offer, (path, text) => {
        const [written] = /\$\d[\d,.]*/.exec(text) ?? [];
        const mayDiffer = ['condition', 'excludes', 'otherwise'].includes(String(path[0]));
        if (written && !mayDiffer && !text.includes(reference))
          mistakes.push(
            mistakeAt(
              entry,
              ['offers', name, ...path],
              `writes a price itself: "${written}"`,
              `Write ${reference}, and the price as a number in "price".`,
            ),
          );
      });
      return mistakes;
    });
  });
