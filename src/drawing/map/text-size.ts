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

/** A place beside a symbol: which point of the text stands where, and the way from the symbol. */
type Place = readonly [anchor: Anchor, at: Point2, away: Point2];

/** Cost of the least good place, so that a step away from the symbol stays the worse choice for few of them. */
const mostForPlace = 12;

/** Of how many steps away from its symbol a name is tried, and how long a step is, as a share of the size. */
const steps = { count: 3, length: 0.12, cost: 6 } as const;

/**
 * The places round a symbol of a given radius where a name still belongs to it: to its sides, the right-hand one
 * first, as map-makers do, above, below and at its corners, then above and below but mostly to one side; and all
 * of them a little farther off, for a symbol with a pipe beside it. None is farther than half the height of the
 * text.
 */
export function spotsAround(text: string, style: TextStyle, [x, y]: Point2, radius: number): LabelSpot[] {
  const gap = style.size * 0.3;
  const half = style.size * 0.5;
  const quarter = textWidth(text, style) / 4;
  const side = radius + gap;
  const below = radius + half + gap * 0.6;
  // the box ends below the descenders, which most names do not have
  const above = radius + half;
  const corner = (radius + gap) * 0.7;
  const cornerOver = radius * 0.5 + half;
  const slid = [1, 2].flatMap((times): Place[] => [
    ['middle', [times * quarter, -above], [0, -1]],
    ['middle', [times * quarter, below], [0, 1]],
    ['middle', [-times * quarter, -above], [0, -1]],
    ['middle', [-times * quarter, below], [0, 1]],
  ]);
  const places: Place[] = [
    ['start', [side, 0], [1, 0]],
    ['end', [-side, 0], [-1, 0]],
    ['middle', [0, -above], [0, -1]],
    ['middle', [0, below], [0, 1]],
    ['start', [corner, -cornerOver], [1, -1]],
    ['start', [corner, cornerOver], [1, 1]],
    ['end', [-corner, -cornerOver], [-1, -1]],
    ['end', [-corner, cornerOver], [-1, 1]],
    ...slid,
  ];
  const set = Object.fromEntries(
    (['start', 'middle', 'end'] as const).map((anchor) => [anchor, labelSetter([text], style, anchor)]),
  ) as Record<Anchor, SetLabel>;
  return Array.from({ length: steps.count }, (_, step) => step).flatMap((step) =>
    places.map(([anchor, [dx, dy], [outX, outY]], rank) => {
      const away = step * steps.length * style.size;
      const cost = Math.min(rank, mostForPlace) + step * steps.cost;
      return set[anchor]([x + dx + outX * away, y + dy + outY * away], cost);
    }),
  );
}
