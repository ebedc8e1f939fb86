/**
 * The drawings in `content/drawings/`. Pages use these files and none of the code that drew them (`npm run draw`), so
 * each can be changed or replaced with any vector program.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { optimize } from 'svgo';
import { drawingNames, type DrawingName } from './vocabulary/drawings';
import type { ValveName } from './vocabulary/valves';

const folder = path.resolve('content/drawings');

/** Files that were edited by hand, which `npm run draw` does not overwrite, as paths in the folder. */
export const editedByHand = (): readonly string[] =>
  JSON.parse(readFileSync(path.join(folder, 'edited-by-hand.json'), 'utf8')) as string[];

const svgByFile = new Map<string, string>();

/**
 * A drawing of the folder, ready for a page. From a drawing that was edited by hand, the additions of vector programs
 * and style attributes are removed, which the site's security policy forbids.
 * @param file its path in the folder
 * @throws Error that names the file if it is missing or has no `viewBox`
 */
function drawing(file: string): string {
  let svg = svgByFile.get(file);
  if (svg === undefined) {
    svg = readFileSync(path.join(folder, file), 'utf8');
    if (editedByHand().includes(file)) svg = cleaned(svg, file);
    if (!/^<svg[^>]*\sviewBox="/.test(svg))
      throw new Error(
        `content/drawings/${file} has no viewBox, or does not begin with <svg>. If you edited it by hand, add "${file}" to content/drawings/edited-by-hand.json.`,
      );
    svgByFile.set(file, svg);
  }
  return svg;
}

/** Cleans up a vector program's file so that a page can contain it. */
export const cleaned = (svg: string, file: string): string =>
  optimize(svg, {
    plugins: [
      'preset-default',
      { name: 'inlineStyles', params: { onlyMatchedOnce: false } },
      'convertStyleToAttrs',
      'removeScripts',
      'removeDimensions',
      // Ids must be unique on a page with several drawings.
      { name: 'prefixIds', params: { prefix: file.replace(/\W/g, '-') } },
    ],
  }).data;

/** Adds attributes that pages need to the root element, unless the file has them. */
const withRoot = (svg: string, attributes: Readonly<Record<string, string>>): string => {
  const root = /^<svg[^>]*>/.exec(svg)?.[0] ?? '';
  const missing = Object.entries(attributes).filter(([name]) => !root.includes(`${name}=`));
  return svg.replace('<svg', () => `<svg${missing.map(([name, value]) => ` ${name}="${value}"`).join('')}`);
};

const decoration = { 'aria-hidden': 'true' };
const filling = { ...decoration, preserveAspectRatio: 'xMidYMid slice' };

/** A drawing for cards and social images. */
export const cardDrawing = (name: DrawingName): string => drawing(`cards/${name}.svg`);

/** A drawing with its surroundings, for inlining into a hero's column. */
export const heroDrawing = (name: DrawingName): string => withRoot(drawing(`heroes/${name}.svg`), filling);

/** The same for the strip below a hero with a form. */
export const stripDrawing = (name: DrawingName): string => withRoot(drawing(`strips/${name}.svg`), filling);

/** The home page's house, for inlining. */
export const houseDrawing = (): string => withRoot(drawing('house.svg'), decoration);

/** A label on the house: the position of its dot in percent of the drawing, and the side of its text. */
export interface HousePin {
  system: string;
  x: number;
  y: number;
  side: 'left' | 'right';
}

/** The labels of the house. */
export const housePins = (): readonly HousePin[] =>
  JSON.parse(readFileSync(path.join(folder, 'house-pins.json'), 'utf8')) as HousePin[];

/** The house with its valves, for inlining. */
export const shutOffDrawing = (): string => withRoot(drawing('shut-off.svg'), decoration);

/** Positions of the valves' buttons on it, in percent of its width and height. */
export const valveSpots = (): Readonly<Record<ValveName, { left: number; top: number }>> =>
  JSON.parse(readFileSync(path.join(folder, 'shut-off-spots.json'), 'utf8')) as Record<
    ValveName,
    { left: number; top: number }
  >;

/** The logo's mark: `ink` on light backgrounds, `white` on dark ones. */
export const logoMark = (tone: 'ink' | 'white'): string => withRoot(drawing(`logo-${tone}.svg`), decoration);

/** The plan of the house in the drawings' centimeters, y downward, in the color of the surrounding text. */
export const keyPlan = (): string => withRoot(drawing('key-plan.svg'), decoration);

/** Size of a card's drawing in its own units, for `width` and `height` attributes that prevent layout shifts. */
export function drawingSize(name: DrawingName): { width: number; height: number } {
  const [, , width = 0, height = 0] = (/\sviewBox="([^"]+)"/.exec(cardDrawing(name))?.[1] ?? '')
    .split(/[\s,]+/)
    .map(Number);
  return { width, height };
}

/** Name of a card's file in the built site, without `.svg`. It has a hash, so browsers can cache it for a year. */
const builtName = (name: DrawingName): string =>
  `${name}.${createHash('sha256').update(cardDrawing(name)).digest('hex').slice(0, 8)}`;

/** Public path of a card's drawing. */
export const drawingPath = (name: DrawingName): string => `/drawings/${builtName(name)}.svg`;

/** Every card's drawing, for the endpoint that writes them. Not heroes, which pages inline. */
export const builtDrawings = (): { file: string; svg: string }[] =>
  drawingNames.map((name) => ({ file: builtName(name), svg: cardDrawing(name) }));
