import type { Named } from '../../field-meta';
import { phrase, type Message } from '../../load/mistake';
import type { Content } from '../../load/read';
import { at, type Field } from '../fields';
import { isRecord, valueAt } from '../../load/values';
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
  return Array.isArray(options)
    ? options.flatMap((option) => (isRecord(option) ? [String(option.value)] : []))
    : [];
}

const namedIn = (raw: unknown, list: string): Record<string, unknown>[] => {
  const entries = valueAt(raw, [list]);
  return Array.isArray(entries) ? entries.filter(isRecord) : [];
};

/** The names of the offers. */
export const offerNames = ({ entries }: Content): string[] =>
  namedIn(entries.find(({ kind }) => kind === 'offers')?.raw, 'offers').map(({ name }) => String(name));

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

/** Texts can refer to the names of the readings of claims. */
export const ownNames: Rule = ({ of }, say) => {
  for (const entry of of('claims'))
    for (const [index, { readings }] of namedIn(entry.raw, 'claims').entries()) {
      for (const name of Object.keys(isRecord(readings) ? readings : {})) {
        if (!/^[A-Za-z][A-Za-z0-9]*$/.test(name) || name === 'default')
          say(
            at(entry, 'claims', index, 'readings', name),
            `"${name}" cannot be referred to`,
            'A name has letters and digits and begins with a letter: counters.',
            'key',
          );
      }
    }
};
