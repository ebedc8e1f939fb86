/** The sides of a city's dot where its name can be on the map, in the order in which they are tried. */
export const mapSides = [
  'right',
  'left',
  'above',
  'below',
  'above-right',
  'below-right',
  'above-left',
  'below-left',
] as const;

/** A side of a city's dot. */
export type MapSide = (typeof mapSides)[number];
