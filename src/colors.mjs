/**
 * Every color of the site: Tailwind's classes, styles (`theme('colors.ink')`), drawings, social images, the manifest
 * and the browser's own bar. Colors of pages are in content, colors of materials in drawings are here; a lint rule and
 * a test forbid any others, except in the tools of `src/tools`. Plain JavaScript, because Tailwind's configuration imports it.
 */
import { readFileSync } from 'node:fs';
import { shadesOf } from './shades.mjs';

/** @type {typeof import('../content/colors.json')} */
const { $schema: _, ...ofPages } = JSON.parse(readFileSync('content/colors.json', 'utf8'));

/**
 * Colors of pages and drawings. The shades of orange are computed from it. The schema says what each color is for, and
 * the content check makes sure that their contrast is sufficient (`content-check/rules/colors.ts`).
 */
export const colors = { ...ofPages, ...shadesOf(ofPages.orange) };

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
