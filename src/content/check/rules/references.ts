import {
  factsIn,
  referencesIn,
  resolveReferences,
  UnknownReferenceError,
  type Facts,
} from '../../references';
import { type Message, phrase } from '../../load/mistake';
import { didYouMean, type Field } from '../fields';
import type { Rule } from './rule';
import type { Named } from '../../zod';
import type { Content } from '../../load/read';
import { valueAt } from '../../load/schema-fields';
import { collections, isFolder } from '../../collections';

const reference = /\{\{\s*[A-Za-z0-9_.-]+\s*\}\}/g;

/** What is wrong with a reference, by its name without braces; undefined if nothing. */
function wrongReference(name: string, facts: Facts): [message: string, fix: Message] | undefined {
  try {
    const filled = resolveReferences(`{{${name}}}`, facts, '');
    return filled.includes('{{') ? [`{{${name}}} refers to itself`, 'Write the fact out once.'] : undefined;
  } catch (error) {
    if (!(error instanceof UnknownReferenceError)) throw error;
    const all = factsIn(facts).map((fact) => fact.name);
    const near = all.filter((known) => known.startsWith(`${name.split('.')[0]}.`));
    const known = near.length > 0 ? near : all;
    return [`{{${error.reference}}} names nothing`, didYouMean(error.reference, known)];
  }
}

/** Every reference, in fields and in the text below them, is the name of a fact. */
export const references: Rule = ({ fields, facts }, say) => {
  if (!facts) return;
  for (const field of fields) {
    const text = field.value;
    if (typeof text !== 'string') continue;
    const withoutReferences = text.replaceAll(reference, (found) => ' '.repeat(found.length));
    const stray = withoutReferences.search(/\{\{|\}\}/);
    if (stray !== -1)
      say(
        field,
        'has braces that are not a reference, so visitors would see them',
        'Write {{site.phone}}: two braces, a name without spaces, two braces.',
        stray,
      );
    for (const name of referencesIn(text)) {
      const wrong = wrongReference(name, facts);
      if (wrong) say(field, ...wrong, text.indexOf(name));
    }
  }
};

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

function unknownName(to: Named): Message {
  if (to === 'quoteService') return 'is not a service that the quote form offers';
  if (to === 'pricedService') return 'is the service of no section "prices", so no page shows this price';
  if (to === 'offer') return phrase`is not an offer in ${{ file: collections.offers.at }}`;
  const { at, desk } = collections[to];
  return isFolder(to)
    ? `is not a ${desk.one} in ${at.replace('*', '<name>')}`
    : phrase`is not a ${desk.one} in ${{ file: at }}`;
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
