import { grow, overlap, type Bounds, type Point2, lengthInside, type Segment, round } from './geometry';
import { mapSides, type MapSide } from '../content/vocabulary';

/** Which point of a text is at its position, as in SVG's `text-anchor`. */
export type Anchor = 'start' | 'middle' | 'end';

/** One possible place of a label. */
export interface LabelSpot {
  /** the text, line by line */
  lines: readonly string[];
  /** where the first line's baseline begins, ends or has its middle */
  at: Point2;
  anchor: Anchor;
  /** what the text covers */
  box: Bounds;
}

/** A line with a thickness that labels must not touch, such as a pipe. */
export interface Stroke extends Segment {
  /** half its thickness, in map units */
  half: number;
}

/** What labels must not touch. */
export interface Surroundings {
  /** labels stay inside */
  sheet: Bounds;
  /** symbols, plates and other labels */
  boxes: readonly Bounds[];
  strokes: readonly Stroke[];
}

/** Free space between a label and the edge of a line, in map units. */
const strokeClearance = 1;

/** The first of the spots that is on the sheet and touches nothing. */
export function firstFree(
  spots: Iterable<LabelSpot>,
  { sheet, boxes, strokes }: Surroundings,
): LabelSpot | undefined {
  const isFree = ({ box }: LabelSpot): boolean =>
    contains(sheet, box) &&
    !boxes.some((other) => overlap(box, other)) &&
    !strokes.some((stroke) => lengthInside(stroke, grow(box, stroke.half + strokeClearance)) > 0);
  for (const spot of spots) if (isFree(spot)) return spot;
  return undefined;
}

function contains(outer: Bounds, inner: Bounds): boolean {
  return (
    inner.left >= outer.left &&
    inner.right <= outer.right &&
    inner.top >= outer.top &&
    inner.bottom <= outer.bottom
  );
}

/** A label with its possible spots, best first. */
export interface Label {
  id: string;
  spots: Iterable<LabelSpot>;
}

/** Typeface settings of one kind of map text; sizes in map units. */
export interface TextStyle {
  size: number;
  /** extra space after each letter, as a share of the size */
  tracking?: number;
}

/**
 * Widths of Mona Sans semibold by class of letter, as shares of the font size, rounded up: too wide a box keeps
 * labels apart, too narrow a box lets them touch. Compared with Chromium's measurements of the region's city names
 * they are 0 to 8 % too wide.
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

/** Makes a label for a position: the anchor's point, at half the height of the text. */
export type SetLabel = (at: Point2) => LabelSpot;

/** A label of one or more lines, measured once for the many spots at which it is tried. */
export function labelSetter(lines: readonly string[], style: TextStyle, anchor: Anchor): SetLabel {
  const width = Math.max(...lines.map((line) => textWidth(line, style)));
  const height = (ascent + descent + (lines.length - 1) * lineHeight) * style.size;
  return ([x, middle]) => {
    const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
    const top = middle - height / 2;
    const box: Bounds = { left, right: left + width, top, bottom: top + height };
    return { lines, at: [x, top + ascent * style.size], anchor, box };
  };
}

/** A position, and which point of the text is at it. */
type Spot = readonly [Anchor, Point2];

/**
 * The spots of a name beside a symbol of a given radius: the requested side first, then the order that map-makers
 * prefer: right, left, above, below, then the corners. Names above and below are shifted to stay on the sheet.
 */
export function spotsBeside(
  text: string,
  style: TextStyle,
  [x, y]: Point2,
  radius: number,
  { first = 'right', sheet }: { first?: MapSide; sheet: Bounds },
): LabelSpot[] {
  const gap = style.size * 0.3;
  const half = style.size * 0.5;
  const beside = radius + gap;
  // Most names have no descenders, so the box may come closer above.
  const above = y - radius - half;
  const below = y + radius + half + gap * 0.6;
  // Just past the symbol, to keep clear of pipes.
  const corner = radius - 0.5;
  const cornerUp = radius * 0.5 + half;
  const wide = textWidth(text, style) / 2;
  const middle = Math.max(Math.ceil(sheet.left + wide), Math.min(x, Math.floor(sheet.right - wide)));
  const spots: Record<MapSide, Spot> = {
    right: ['start', [x + beside, y]],
    left: ['end', [x - beside, y]],
    above: ['middle', [middle, above]],
    below: ['middle', [middle, below]],
    'above-right': ['start', [x + corner, y - cornerUp]],
    'below-right': ['start', [x + corner, y + cornerUp]],
    'above-left': ['end', [x - corner, y - cornerUp]],
    'below-left': ['end', [x - corner, y + cornerUp]],
  };
  // Mostly to one side, for a symbol with pipes on both sides.
  const aside: Spot[] = [
    ['middle', [x - wide / 2, above]],
    ['middle', [x + wide / 2, above]],
    ['middle', [x - wide / 2, below]],
    ['middle', [x + wide / 2, below]],
  ];
  const sides = [first, ...mapSides.filter((side) => side !== first)].map((side) => spots[side]);
  return [...sides, ...aside].map(([anchor, at]) => labelSetter([text], style, anchor)(at));
}

/** A placed label as SVG text, one element a line. */
export function mapText(spot: LabelSpot | undefined, size: number): string {
  if (!spot) return '';
  const anchor = spot.anchor === 'start' ? '' : ` text-anchor="${spot.anchor}"`;
  return spot.lines
    .map((line, i) => {
      const y = spot.at[1] + i * size * lineHeight;
      return `<text x="${round(spot.at[0])}" y="${round(y)}"${anchor}>${escapeXml(line)}</text>`;
    })
    .join('');
}

/** Text made safe inside SVG elements and quoted attributes. */
export function escapeXml(words: string): string {
  const names: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return words.replace(/[&<>"]/g, (character) => names[character] ?? character);
}
