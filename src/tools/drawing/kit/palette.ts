import { colors, materials } from '../../../colors.mjs';

/** What drawings are painted with: the site's colors and the materials that only drawings have. */
export const palette = { ...colors, ...materials, soil: colors.navy } as const;

/** Front, top and darker side of a solid, lit from the upper left (craft rule: three flat tones, no gradients). */
export interface Tones {
  front: string;
  top: string;
  side: string;
}

/** Ready-made three-tone materials for boxes and cylinders. */
export const tones = {
  navy: { front: palette.navy3, top: palette.steel, side: palette.navy2 },
  white: { front: palette.white, top: palette.ice, side: palette.mist },
  enamel: { front: palette.ice, top: palette.white, side: palette.mist },
  wood: { front: palette.wood, top: palette.amber, side: palette.woodDark },
  darkWood: { front: palette.woodDark, top: palette.wood, side: palette.woodDark },
  orange: { front: palette.orange, top: palette.orangePale, side: palette.deep },
  steel: { front: palette.steel, top: palette.mist, side: palette.navy3 },
} as const satisfies Record<string, Tones>;
