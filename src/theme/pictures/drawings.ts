/** The drawings in `content/drawings/`, which any vector program can change. Pages get them in the company's colors. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { colors } from '../colors.mjs';
import { drawingNames, type DrawingName, type ValveName } from '../../content/vocabulary';
import { memoize } from '../../lib/memoize';
import { prepareDrawing, type Painted } from './prepare-drawing';

const read = (file: string): string => readFileSync(path.resolve('content/drawings', file), 'utf8');

/** A drawing of the folder, ready for a page. @throws Error that names the file if it is missing or has no `viewBox` */
const drawing = memoize((file: string): string =>
  prepareDrawing(read(file), file, read('skyline.json'), JSON.parse(read('colors.json')) as Painted, colors),
);

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
export const housePins = (): readonly HousePin[] => JSON.parse(read('house-pins.json')) as HousePin[];

/** The house with its valves, for inlining. */
export const shutOffDrawing = (): string => withRoot(drawing('shut-off.svg'), decoration);

/** Positions of the valves' buttons on it, in percent of its width and height. */
export const valveSpots = (): Readonly<Record<ValveName, { left: number; top: number }>> =>
  JSON.parse(read('shut-off-spots.json')) as Record<ValveName, { left: number; top: number }>;

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

/** Name of a drawing's file in the built site, without `.svg`. It has a hash, so browsers can cache it for a year. */
export const builtName = (name: string, svg: string): string =>
  `${name}.${createHash('sha256').update(svg).digest('hex').slice(0, 8)}`;

/** Public path of a card's drawing. */
export const drawingPath = (name: DrawingName): string =>
  `/drawings/${builtName(name, cardDrawing(name))}.svg`;

/** Every card's drawing, for the endpoint that writes them. Not heroes, which pages inline. */
export const builtDrawings = (): { file: string; svg: string }[] =>
  drawingNames.map((name) => ({ file: builtName(name, cardDrawing(name)), svg: cardDrawing(name) }));
