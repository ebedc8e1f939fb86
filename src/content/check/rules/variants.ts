import { valueAt } from '../../load/values';
import { at } from '../fields';
import { sectionsOf } from './pages';
import type { Rule } from './rule';

/** A second version of a landing page names an existing page, and changes only sections that this page has. */
export const variants: Rule = ({ of }, say) => {
  for (const entry of of('landing')) {
    const name = valueAt(entry.raw, ['variantOf']);
    const base = name === undefined ? undefined : of('landing').find(({ id }) => id === name);
    if (!base) continue;
    if (base === entry || valueAt(base.raw, ['variantOf']) !== undefined) {
      say(
        at(entry, 'variantOf'),
        `"${String(name)}" is ${base === entry ? 'this page itself' : 'itself a version of another page'}`,
        'Name the page that both are tested against.',
      );
      continue;
    }
    const unmatchedTypes = sectionsOf(base).map(({ type }) => type);
    const there = unmatchedTypes.join(', ');
    for (const [index, { type }] of sectionsOf(entry).entries()) {
      const counterpart = unmatchedTypes.indexOf(type);
      if (counterpart !== -1) unmatchedTypes.splice(counterpart, 1);
      else
        say(
          at(entry, 'sections', index, 'type'),
          `has no counterpart on the page ${base.id}`,
          `A version changes sections of the other page; to add one, write a separate landing page. ${base.id} has: ${there}.`,
        );
    }
  }
};
