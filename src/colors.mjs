/**
 * Every color of the site: Tailwind's classes, styles (`theme('colors.ink')`), drawings, social images, the manifest
 * and the browser's own bar. A color is written here and nowhere else; a lint rule and a test see to it. Plain
 * JavaScript, because Tailwind's configuration reads it as well.
 */

/**
 * Of pages and drawings alike, so that a page and its picture go together. Contrast pairs were measured: ink on
 * orange 5.5, white on navy 14.9, fog on navy 10.2, slate on sky 6.4.
 */
export const colors = {
  ink: '#0B1D3A',
  navy: '#10274B',
  navy2: '#1A3763',
  navy3: '#264B80',
  steel: '#6C8CB2',
  mist: '#B9CCDF',
  sky: '#DCE7F1',
  ice: '#EEF4F9',
  paper: '#FFF8EE',
  wall: '#FBEBD5',
  wallDeep: '#E3C197',
  wood: '#D9A066',
  orange: '#F26A1B',
  deep: '#C94F0C',
  amber: '#FFB45C',
  hot: '#FF6A1F',
  cold: '#3FA9F5',
  drain: '#F7F3EA',
  gas: '#FFC24B',
  white: '#FFFFFF',
  // text and lines of pages
  slate: '#37517A',
  fog: '#C9D8E8',
  navyLine: '#2C4D7C',
  skyLine: '#A9BFD6',
  fieldLine: '#5D7799',
  placeholder: '#5D7089',
  orangeLight: '#FF8038',
  danger: '#A8200D',
  dangerDark: '#8A1A0A',
  good: '#1B6B3A',
};

/** Materials that only drawings have. */
export const materials = {
  haze: '#CBDAE8',
  wallShade: '#F2D9B8',
  woodDark: '#B97F4A',
  woodDeep: '#6B4426',
  concrete: '#C8D2DD',
  concreteDark: '#A9B7C6',
  glass: '#BFDDF5',
  lawn: '#A9C0D6',
  street: '#8FA9C4',
  leaf: '#3E6A9E',
  leafDark: '#2C5384',
  soilDeep: '#0C2041',
  stone: '#16305A',
  soaked: '#2A6DB0',
  soakedDark: '#1F4F88',
  coldPale: '#9FD0F6',
  coldDark: '#2B86CB',
  woodFloor: '#9A6638',
  woodShadow: '#8A5930',
  lampGlow: '#FDF3E2',
  bathWater: '#8FCBF9',
  tile: '#E8EFF6',
  tileShade: '#DFE8F1',
  tileBlue: '#E3EDF6',
  wallWarm: '#F8E6CC',
  tileGray: '#E3EAF1',
  sun: '#E9F1F8',
  waterline: '#A9D8FB',
  frost: '#BFE3FC',
  sod: '#5E89B9',
  sodShade: '#47709F',
  clayLit: '#3A689F',
  oldCopper: '#8CB9DF',
  lamp: '#FFE7B0',
  lampBeam: '#FFF3D6',
  oldPipe: '#B9A48F',
  iron: '#4A5F7F',
  ironLight: '#7D93B2',
  ironDark: '#2D4263',
  skinTan: '#E8B98A',
  skinDeep: '#7A4B2C',
};
