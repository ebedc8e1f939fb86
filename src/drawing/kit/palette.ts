/**
 * The one palette of every drawing. Names match the site's design tokens where both exist, so a page and its
 * picture read as one hand. Nothing outside this file writes a colour value.
 */
export const palette = {
  // architecture
  ink: '#0B1D3A',
  navy: '#10274B',
  navy2: '#1A3763',
  navy3: '#264B80',
  steel: '#6C8CB2',
  mist: '#B9CCDF',
  sky: '#DCE7F1',
  haze: '#CBDAE8',
  ice: '#EEF4F9',
  white: '#FFFFFF',
  paper: '#FFF8EE',
  wall: '#FBEBD5',
  wallShade: '#F2D9B8',
  wallDeep: '#E3C197',
  wood: '#D9A066',
  woodDark: '#B97F4A',
  woodDeep: '#6B4426',
  concrete: '#C8D2DD',
  concreteDark: '#A9B7C6',
  glass: '#BFDDF5',
  // outdoors
  lawn: '#A9C0D6',
  street: '#8FA9C4',
  leaf: '#3E6A9E',
  leafDark: '#2C5384',
  soil: '#10274B',
  soilDeep: '#0C2041',
  stone: '#16305A',
  soaked: '#2A6DB0',
  // systems
  orange: '#F26A1B',
  deep: '#C94F0C',
  amber: '#FFB45C',
  hot: '#FF6A1F',
  cold: '#3FA9F5',
  coldPale: '#9FD0F6',
  coldDark: '#2B86CB',
  drain: '#F7F3EA',
  gas: '#FFC24B',
} as const;

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
  orange: { front: palette.orange, top: palette.amber, side: palette.deep },
  steel: { front: palette.steel, top: palette.mist, side: palette.navy3 },
} as const satisfies Record<string, Tones>;
