import { isFigure } from '../../figure';
import type { BusinessFacts } from '../../facts';
import type { Reader } from '../../field-meta';
import type { Facts } from '../../references';
import { memoize } from '../../../lib/memoize';
import { phrase, type Message } from '../../load/mistake';
import { patternOf, valueAt } from '../../load/values';
import type { Field } from '../fields';
import type { Rule } from '../rules/rule';
import { businessFactsIn } from '../business-facts';
import { filledIn } from '../schema/validate';
import { factTexts, hardcodedFacts, type FactText } from './find';

/** Readers of fields that may write out facts and claims: their own place, and texts that no visitor reads. */
const mayState: readonly (Reader | undefined)[] = ['fact', 'owner', undefined];

/** Readers of fields that may write out a promise: its own place, and texts that only ask for it. */
const mayPromise: readonly (Reader | undefined)[] = ['promise', 'question', 'keyword'];

/** Searches fields, each only once, because the search takes a fourth of the whole check. */
const searchFor = (texts: readonly FactText[]) =>
  memoize(({ entry, path, value, means: { readBy } }: Field) =>
    hardcodedFacts(String(value), texts, {
      field: `${entry.kind}.${patternOf(path)}`,
      mayPromise: mayPromise.includes(readBy),
      review: entry.kind === 'testimonials',
      language: entry.language,
    }),
  );

const searchWith = memoize((said: BusinessFacts) =>
  memoize((facts: Facts) => searchFor(factTexts(filledIn(said, facts)))),
);

/** For when the files with the facts have mistakes: prices and the like are found all the same. */
const searchWithoutFacts = searchFor([]);

function remedyFor(...choose: string[]): Message {
  const [kind] = choose[0]?.split('.') ?? [];
  const isSaid = kind === 'promise' || kind === 'offer';
  const file = `content/${isSaid ? kind : 'claim'}s.json`;
  const terminal = `Refer to it: {{${choose.join('}} or {{')}}}.`;
  return phrase`${{ terminal, choose }} If another ${isSaid ? 'wording is needed' : 'reading is meant'}, give it a name in ${{ file }} first.`;
}

/** No text writes out what is in `claims.json`, `promises.json` or `site.json`. */
export const noHardcodedFacts: Rule = (subject, say) => {
  const facts = businessFactsIn(subject);
  const search = facts && subject.facts ? searchWith(facts)(subject.facts) : searchWithoutFacts;
  for (const field of subject.fields) {
    if (typeof field.value !== 'string' || mayState.includes(field.means.readBy)) continue;
    for (const { words, at, what, references } of search(field))
      say(field, `states ${what} itself: "${words}"`, remedyFor(...references), at);
  }
};

/** Fields that consist of a claim refer to it. */
export const claimFields: Rule = ({ fields }, say) => {
  for (const field of fields) {
    const { claim } = field.means;
    if (claim && typeof field.value === 'string' && !field.value.includes('{{'))
      say(field, `"${field.value}" is a claim`, remedyFor(claim));
  }
};

/** The figure of a counter is a number once references are resolved. */
export const countable: Rule = ({ fields, facts }, say) => {
  for (const field of fields) {
    const figure = field.means.counted && facts ? filledIn(field.value, facts) : undefined;
    if (typeof figure === 'string' && !figure.includes('{{') && !isFigure(figure))
      say(
        field,
        `"${figure}" cannot be counted up to`,
        'Refer to a reading that is a number, perhaps with a plus or percent sign: 15,000+.',
      );
  }
};

/** Parts of an offer that may name another price than its own: what it depends on, and what it costs otherwise. */
const otherPrices: readonly unknown[] = ['condition', 'excludes', 'otherwise'];

/** The words of an offer take its price from the offer: two prices would contradict each other. */
export const offerPrices: Rule = ({ of, fields }, say) => {
  for (const entry of of('offers'))
    for (const field of fields.filter((one) => one.entry === entry)) {
      const [, index, part] = field.path;
      const name = String(valueAt(entry.raw, ['offers', index ?? '', 'name']));
      const fact = `offer.${name}.price`;
      const reference = `{{${fact}}}`;
      const text = typeof field.value === 'string' ? field.value : '';
      const [written] = /\$\d[\d,.]*/.exec(text) ?? [];
      if (written && !otherPrices.includes(part) && !text.includes(reference))
        say(
          field,
          `writes a price itself: "${written}"`,
          phrase`${{ terminal: `Write ${reference}.`, choose: [fact] }} Write the price as a number in "price".`,
        );
    }
};
