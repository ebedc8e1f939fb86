import type { Named } from '../../content-model/meaning';
import { mistakeAt, type Content } from '../../content-reader/read';
import type { Field } from '../fields';
import { isRecord, valueAt } from '../../content-reader/values';
import { kinds } from '../../content-model/kinds';
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

/** The names of the offers. */
export function offerNames({ entries }: Content): string[] {
  const offers = valueAt(entries.find(({ kind }) => kind === 'offers')?.raw, ['offers']);
  return isRecord(offers) ? Object.keys(offers) : [];
}

/** The message for an unknown name. */
function unknownName(to: Named): string {
  if (to === 'quoteService') return 'is not a service that the quote form offers';
  if (to === 'pricedService') return 'is the service of no section "prices", so no page shows this price';
  if (to === 'offer') return 'is not an offer in content/offers.json';
  const { at, one = 'an entry' } = kinds[to];
  return `is not ${one} in ${at.replace('/*', '/<name>')}`;
}

/** Names of forms, options, questions, reviews, regions, cities and services must exist. */
export const namedThings: Rule = ({ fields, names }) =>
  fields.flatMap(({ entry, path, value, means: { ref } }) =>
    ref && typeof value === 'string' && !names(ref).includes(value)
      ? [mistakeAt(entry, path, `"${value}" ${unknownName(ref)}`, didYouMean(value, names(ref)))]
      : [],
  );

/** Texts can refer to the names of claims. */
export const ownNames: Rule = ({ of }) => [
  ...of('claims').flatMap((entry) => {
    const claims = valueAt(entry.raw, ['claims']);
    if (!isRecord(claims)) return [];
    return Object.entries(claims).flatMap(([claim, value]) => {
      const readings = valueAt(value, ['readings']);
      const known = isRecord(readings) ? Object.keys(readings) : [];
      const misnamed = [
        [claim, []] as const,
        ...known.map((name) => [name, ['readings', name]] as const),
      ].filter(([name]) => !/^[A-Za-z][A-Za-z0-9]*$/.test(name) || name === 'default');
      return misnamed.map(([name, path]) =>
        mistakeAt(
          entry,
          ['claims', claim, ...path],
          `"${name}" cannot be referred to`,
          'A name has letters and digits and begins with a letter: counters.',
          { what: 'key' },
        ),
      );
    });
  }),
];
