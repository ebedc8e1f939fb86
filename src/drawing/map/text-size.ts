import type { Bounds } from '../kit/bounds';
import type { Point2 } from '../kit';
import type { Anchor, LabelSpot } from './label-placement';

/** Typeface settings of one kind of map text; sizes in map units. */
export interface TextStyle {
  size: number;
  /** extra space after each letter, as a share of the size */
  tracking?: number;
}

/**
 * Widths of Mona Sans semibold by class of letter, as shares of the font size, rounded up: a box that is a
 * little too wide keeps labels apart, one too narrow lets them touch. Against Chromium's own measure of the
 * region's city names they come out 0 to 8 % too wide.
 */
const widths: readonly (readonly [RegExp, number])[] = [
  [/[iljI.,'’|]/, 0.3],
  [/[tfr\s()-]/, 0.4],
  [/[mwMW]/, 0.93],
  [/[A-Z]/, 0.74],
  [/[csxzykv]/, 0.57],
];
const ordinary = 0.64;

/** Width of a line of text in map units. */
export function textWidth(text: string, { size, tracking = 0 }: TextStyle): number {
  return [...text].reduce(
    (sum, letter) => sum + size * ((widths.find(([kind]) => kind.test(letter))?.[1] ?? ordinary) + tracking),
    0,
  );
}

/** Height above the baseline that capitals and ascenders take, and depth of descenders, as shares of the size. */
const ascent = 0.76;
const descent = 0.24;

/** Distance from one baseline to the next, as a share of the size. */
export const lineHeight = 1.2;

/** Sets a label with its anchor at a point of the vertical middle of the text. */
export type SetLabel = (at: Point2, cost: number) => LabelSpot;

/** A label of one or more lines, measured once for the many spots at which it is tried. */
export function labelSetter(lines: readonly string[], style: TextStyle, anchor: Anchor): SetLabel {
  const width = Math.max(...lines.map((line) => textWidth(line, style)));
  const height = (ascent + descent + (lines.length - 1) * lineHeight) * style.size;
  return ([x, middle], cost) => {
    const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
    const top = middle - height / 2;
    const box: Bounds = { left, right: left + width, top, bottom: top + height };
    return { lines, at: [x, top + ascent * style.size], anchor, box, cost };
  };
}

/**
 * The usual places round a symbol of a given radius, the right-hand side first, as map-makers do; then places a
 * line farther away, for a symbol with a pipe beside it.
 */
export function spotsAround(text: string, style: TextStyle, [x, y]: Point2, radius: number): LabelSpot[] {
  const gap = style.size * 0.3;
  const side = radius + gap;
  const over = radius + gap * 0.6 + style.size * 0.5;
  const far = radius + style.size * 1.4;
  const corner = radius * 0.7 + gap * 0.7;
  const cornerOver = radius * 0.5 + style.size * 0.5;
  const places: [Anchor, number, number][] = [
    ['start', side, 0],
    ['end', -side, 0],
    ['middle', 0, -over],
    ['middle', 0, over],
    ['start', corner, -cornerOver],
    ['start', corner, cornerOver],
    ['end', -corner, -cornerOver],
    ['end', -corner, cornerOver],
    ['start', -radius, far],
    ['start', -radius, -far],
    ['end', radius, far],
    ['end', radius, -far],
  ];
  return places.map(([anchor, dx, dy], rank) => labelSetter([text], style, anchor)([x + dx, y + dy], rank));
}
