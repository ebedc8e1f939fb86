import { colors, type Colors } from '../../schemas/colors';
import type { Tone } from '../../vocabulary';
import { contrast, readableShade, shadesOf } from '../../../theme/shades.mjs';
import { at } from '../fields';
import type { Rule } from './rule';

type Name = keyof Colors;
/** `deep` is computed from `orange`, so only the color that it is used on can be corrected. */
type Ground = Name | 'deep';

/** The background of each tone, and the texts on it (`global.css`). */
const onTone: Record<Tone, readonly [ground: Name, ...texts: Name[]]> = {
  paper: ['paper', 'ink', 'slate'],
  white: ['white', 'ink', 'slate'],
  sky: ['sky', 'ink', 'slate'],
  orange: ['orange', 'ink'],
  navy: ['navy', 'white', 'fog'],
  earth: ['navy', 'white', 'fog'],
};

/**
 * Colors, the backgrounds that they are used on, and the minimum contrast: 4.5 for text (WCAG 2.2, 1.4.3), 3 for
 * borders of fields, icons and large figures (1.4.11).
 */
const pairs: readonly (readonly [front: Name, grounds: readonly Ground[], least: number])[] = [
  ...Object.values(onTone).flatMap(([ground, ...texts]) =>
    texts.map((text) => [text, [ground], 4.5] as const),
  ),
  ['ink', ['ice', 'amber'], 4.5],
  ['white', ['navy2'], 4.5],
  ['amber', ['navy', 'navy2'], 4.5],
  ['fog', ['navy2'], 4.5],
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
export const contrasts: Rule = ({ of }, say) => {
  const [entry] = of('colors');
  const read = colors.safeParse(entry?.raw);
  if (!entry || !read.success) return;
  const all = { ...read.data, deep: shadesOf(read.data.orange).deep };
  for (const [front, grounds, least] of pairs)
    for (const ground of grounds) {
      const ratio = contrast(all[front], all[ground]);
      if (ratio >= least) continue;
      const numbers = `a contrast of ${ratio.toFixed(1)}, where ${least} is needed`;
      const isGround = ground !== 'deep' && ofAllTexts.includes(front);
      const [name, other] = isGround ? [ground, front] : [front, ground];
      say(
        at(entry, name),
        isGround
          ? `"${front}" cannot be read on it: ${numbers}`
          : `cannot be read on ${ground === 'deep' ? 'the darker shade of "orange"' : `"${ground}"`}: ${numbers}`,
        `Its nearest shade that can: ${readableShade(all[name], all[other], least)}.`,
      );
    }
};
