import type { Named } from '../../field-meta';
import { phrase, type Message } from '../../load/mistake';
import type { Content } from '../../load/read';
import type { Field } from '../fields';
import { valueAt } from '../../load/values';
import { collections } from '../../collections';
import { didYouMean } from '../nearest';
import type { Rule } from './rule';

/** The names in fields that other fields can refer to. */
export const namesGiven = (fields: readonly Field[], what: Named): string[] => [
  ...new Set(
    fields.flatMap(({ means, value }) => (means.names === what && typeof value === 'string' ? [value] : [])),
  ),
];

/** The values of the quote form's options, which a card or button can preselect. */
export function quoteServices({ entries }: Content): string[] {
  const form = entries.find(({ kind, id }) => kind === 'forms' && id === 'quote');
  const chosen = valueAt(form?.raw, ['options']);
  const set = entries.find(({ kind, id }) => kind === 'optionSets' && id === chosen);
  const options = valueAt(set?.raw, ['options']);
  return Array.isArray(options) ? options.map((option) => String(valueAt(option, ['value']))) : [];
}

/** The names of the offers. */
export function offerNames({ entries }: Content): string[] {
  const offers = valueAt(entries.find(({ kind }) => kind === 'offers')?.raw, ['offers']);
  return Array.isArray(offers) ? offers.map((offer) => String(valueAt(offer, ['name']))) : [];
}

/** The message for an unknown name. */
function unknownName(to: Named): Message {
  if (to === 'quoteService') return 'is not a service that the quote form offers';
  if (to === 'pricedService') return 'is the service of no section "prices", so no page shows this price';
  if (to === 'offer') return phrase`is not an offer in ${{ file: collections.offers.at }}`;
  const { at, one = 'an entry' } = collections[to];
  return at.includes('*')
    ? `is not ${one} in ${at.replace('*', '<name>')}`
    : phrase`is not ${one} in ${{ file: at }}`;
}

/** Names of forms, options, questions, reviews, regions, cities and services must exist. */
export const namedThings: Rule = ({ fields, names }, say) => {
  for (const field of fields) {
    const { value } = field;
    const { ref } = field.means;
    if (ref && typeof value === 'string' && !names(ref).includes(value))
      say(field, phrase`"${value}" ${unknownName(ref)}`, didYouMean(value, names(ref)));
  }
};
