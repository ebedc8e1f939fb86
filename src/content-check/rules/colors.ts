import { colors, type Colors } from '../../content-model/schemas/colors';
import { contrast, shadesOf } from '../../shades.mjs';
import { problemAt } from '../content';
import type { Rule } from './rule';

type Name = Exclude<keyof Colors, '$schema'>;
/** `deep` is computed from `orange`, so only the color that it is used on can be corrected. */
type Ground = Name | 'deep';

/**
 * Colors, the backgrounds that they are used on, and the minimum contrast: 4.5 for text (WCAG 2.2, 1.4.3), 3 for
 * borders of fields, icons and large figures (1.4.11).
 */
const pairs: readonly (readonly [front: Name, grounds: readonly Ground[], least: number])[] = [
  ['ink', ['white', 'paper', 'sky', 'ice', 'orange', 'amber'], 4.5],
  ['white', ['navy', 'navy2'], 4.5],
  ['amber', ['navy', 'navy2'], 4.5],
  ['fog', ['navy', 'navy2'], 4.5],
  ['slate', ['white', 'paper', 'sky'], 4.5],
  ['placeholder', ['white'], 4.5],
  ['danger', ['white'], 4.5],
  ['white', ['danger', 'dangerDark'], 4.5],
  ['good', ['white'], 4.5],
  ['fieldLine', ['white'], 3],
  ['orange', ['navy'], 3],
  ['paper', ['deep'], 3],
  ['sky', ['deep'], 3],
];

/** Text is readable on its background, also with another company's colors. */
export const contrasts: Rule = ({ entries }) => {
  const entry = entries.find(({ kind }) => kind === 'colors');
  const read = colors.safeParse(entry?.raw);
  if (!entry || !read.success) return [];
  const all = { ...read.data, deep: shadesOf(read.data.orange).deep };
  return pairs.flatMap(([front, grounds, least]) =>
    grounds
      .map((ground) => ({ ground, ratio: contrast(all[front], all[ground]) }))
      .filter(({ ratio }) => ratio < least)
      .map(({ ground, ratio }) =>
        problemAt(
          entry,
          [front],
          `cannot be read on ${ground === 'deep' ? 'the darker shade of "orange"' : `"${ground}"`}: a contrast of ${ratio.toFixed(1)}, where ${least} is needed`,
          `Make one of the two darker or lighter.`,
        ),
      ),
  );
};
