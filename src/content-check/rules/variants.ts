import { mistakeAt } from '../../content-reader/read';
import { isRecord, valueAt } from '../../content-reader/values';
import type { Rule } from './rule';

/** A second version of a landing page names an existing page, and changes only sections that this page has. */
export const variants: Rule = ({ of }) =>
  of('landing').flatMap((entry) => {
    const name = valueAt(entry.raw, ['variantOf']);
    const base = of('landing').find(({ id }) => id === name);
    if (name === undefined || !base) return [];
    if (base === entry || valueAt(base.raw, ['variantOf']) !== undefined)
      return [
        mistakeAt(
          entry,
          ['variantOf'],
          `"${String(name)}" is ${base === entry ? 'this page itself' : 'itself a version of another page'}`,
          'Name the page that both are tested against.',
        ),
      ];
    const types = (raw: unknown): unknown[] => {
      const sections = valueAt(raw, ['sections']);
      return Array.isArray(sections) ? sections.map((section) => isRecord(section) && section.type) : [];
    };
    const there = types(base.raw);
    return types(entry.raw).flatMap((type, index, all) => {
      const nth = all.slice(0, index + 1).filter((other) => other === type).length;
      return there.filter((other) => other === type).length >= nth
        ? []
        : [
            mistakeAt(
              entry,
              ['sections', index, 'type'],
              `has no counterpart on the page ${base.id}`,
              `A version changes sections of the other page; to add one, write a separate landing page. ${base.id} has: ${there.join(', ')}.`,
            ),
          ];
    });
  });
