import { canBothHold, conditionsOf, specificity } from '../../call-numbers';
import { phrase } from '../../load/mistake';
import { valueAt } from '../../load/schema-fields';
import { callNumber } from '../../schemas/entries';
import { at, lineOf } from '../fields';
import type { Rule } from './rule';

/** The numbers of ads and landing pages differ from the main one, and no two hold for the same click. */
export const callNumbers: Rule = ({ of }, say) => {
  const main = valueAt(of('site')[0]?.raw, ['phone']);
  const entries = of('callNumbers').flatMap((entry) => {
    const { data } = callNumber.safeParse(entry.raw);
    return data ? [{ entry, data, conditions: conditionsOf(data, (page) => [page]) }] : [];
  });
  for (const [index, { entry, data, conditions }] of entries.entries()) {
    if (data.phone === main)
      say(
        at(entry, 'phone'),
        `"${data.phone}" is the main number, which every page has anyway`,
        'Write the number that was ordered for this ad or page, or remove the entry.',
      );
    const rival = entries
      .slice(0, index)
      .find(
        (other) =>
          specificity(other.conditions) === specificity(conditions) &&
          canBothHold(other.conditions, conditions),
      );
    if (rival)
      say(
        at(entry, 'name'),
        phrase`"${data.name}" and "${rival.data.name}" ${[{ line: lineOf(at(rival.entry, 'name')) }]} can hold for the same visitor, and neither is more specific`,
        'Add a condition to one of them, or a landing page: the more specific one wins.',
      );
  }
};
