import { colors, type Colors } from '../../content-model/schemas/colors';
import { problemAt } from '../content';
import type { Rule } from './rule';

type Name = Exclude<keyof Colors, '$schema'>;

/**
 * What stands on what, and how far apart the two must be: 4.5 for text (WCAG 2.2, 1.4.3), 3 for borders of fields, icons
 * and large figures (1.4.11).
 */
const pairs: readonly (readonly [front: Name, grounds: readonly Name[], least: number])[] = [
  ['ink', ['white', 'paper', 'sky', 'ice', 'orange', 'orangeLight'], 4.5],
  ['white', ['navy', 'navy2'], 4.5],
  ['fog', ['navy', 'navy2'], 4.5],
  ['slate', ['white', 'paper', 'sky'], 4.5],
  ['placeholder', ['white'], 4.5],
  ['danger', ['white'], 4.5],
  ['white', ['danger', 'dangerDark'], 4.5],
  ['good', ['white'], 4.5],
  ['fieldLine', ['white'], 3],
  ['deep', ['white', 'paper', 'sky'], 3],
  ['orange', ['navy'], 3],
];

/** How bright a color is, from 0 to 1 (WCAG 2.2, 'relative luminance'). */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colors, from 1 to 21 (WCAG 2.2, 'contrast ratio'). */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Text can be told from its ground, whatever colors a company has. */
export const contrasts: Rule = ({ entries }) => {
  const entry = entries.find(({ kind }) => kind === 'colors');
  const read = colors.safeParse(entry?.raw);
  if (!entry || !read.success) return [];
  return pairs.flatMap(([front, grounds, least]) =>
    grounds
      .map((ground) => ({ ground, ratio: contrast(read.data[front], read.data[ground]) }))
      .filter(({ ratio }) => ratio < least)
      .map(({ ground, ratio }) =>
        problemAt(
          entry,
          [front],
          `cannot be read on "${ground}": a contrast of ${ratio.toFixed(1)}, where ${least} is needed`,
          `Make one of the two darker or lighter.`,
        ),
      ),
  );
};
