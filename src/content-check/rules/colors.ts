import { colors, type Colors } from '../../content-model/schemas/colors';
import { contrast, readableShade, shadesOf } from '../../shades.mjs';
import { mistakeAt } from '../../content-reader/read';
import { isRecord } from '../../content-reader/values';
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

/** Text in these is on many backgrounds, so the background has to follow. */
const ofAllTexts: readonly Name[] = ['ink', 'white'];

/** Text is readable on its background, also with another company's colors. */
export const contrasts: Rule = ({ entries }) => {
  const entry = entries.find(({ kind }) => kind === 'colors');
  const read = colors.safeParse(entry?.raw);
  if (!entry || !read.success) return [];
  const all = { ...read.data, deep: shadesOf(read.data.orange).deep };
  return pairs.flatMap(([front, grounds, least]) =>
    grounds.flatMap((ground) => {
      const ratio = contrast(all[front], all[ground]);
      if (ratio >= least) return [];
      const numbers = `a contrast of ${ratio.toFixed(1)}, where ${least} is needed`;
      const isGround = ground !== 'deep' && ofAllTexts.includes(front);
      const [name, other] = isGround ? [ground, front] : [front, ground];
      return [
        mistakeAt(
          entry,
          [name],
          isGround
            ? `"${front}" cannot be read on it: ${numbers}`
            : `cannot be read on ${ground === 'deep' ? 'the darker shade of "orange"' : `"${ground}"`}: ${numbers}`,
          `Its nearest shade that can: ${readableShade(all[name], all[other], least)}.`,
        ),
      ];
    }),
  );
};

/** The file in which `npm run draw` keeps the colors that it has drawn with. */
export const drawnWith = 'content/drawings/drawn-with.json';

/** Drawings and icons have the colors of the pages. */
export const drawnColors: Rule = ({ entries, files }) => {
  const entry = entries.find(({ kind }) => kind === 'colors');
  if (!entry || !isRecord(entry.raw) || !files.names().includes(drawnWith)) return [];
  const drawn: unknown = JSON.parse(files.read(drawnWith));
  return Object.entries(entry.raw).flatMap(([name, color]) => {
    const old = isRecord(drawn) ? drawn[name] : undefined;
    if (typeof old !== 'string' || typeof color !== 'string' || old.toLowerCase() === color.toLowerCase())
      return [];
    return [
      mistakeAt(
        entry,
        [name],
        `is ${color}, but the drawings and icons still have ${old}`,
        'Run npm run draw, which draws them again, and commit what it changes.',
      ),
    ];
  });
};
