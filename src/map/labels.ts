import { mapSides, type MapSide } from '../content/vocabulary';
import { fill } from '../lib/fill';
import { distanceOf, grow, lengthInside, overlap, type Bounds, type Point2, type Segment } from './geometry';
import { halfThickness, pipePieces, type ServiceLine } from './pipes';
import { edgeOf, flangeRadius, type MapPlan } from './plan';
import { textWidth, type TextStyle } from './text-width';

/** One possible place of a label. */
export interface LabelSpot {
  lines: readonly string[];
  /** where the first line's baseline begins, ends or has its middle */
  at: Point2;
  /** Which point of a text is at its position, as in SVG's `text-anchor`. */
  anchor: 'start' | 'middle' | 'end';
  box: Bounds;
}

/** A line with a thickness that labels must not touch, such as a pipe. */
export interface Stroke extends Segment {
  half: number;
}

/** What labels must not touch. */
interface Surroundings {
  /** labels stay inside */
  sheet: Bounds;
  /** symbols, plates and other labels */
  boxes: readonly Bounds[];
  strokes: readonly Stroke[];
}

/** Free space between a label and the edge of a line, and between two names, in map units. */
const strokeClearance = 1;
const clearance = 4;

/** The first of the spots that is on the sheet and touches nothing. */
export function firstFree(
  spots: readonly LabelSpot[],
  { sheet, boxes, strokes }: Surroundings,
): LabelSpot | undefined {
  return spots.find(
    ({ box }) =>
      box.left >= sheet.left &&
      box.right <= sheet.right &&
      box.top >= sheet.top &&
      box.bottom <= sheet.bottom &&
      !boxes.some((other) => overlap(box, other)) &&
      !strokes.some((stroke) => lengthInside(stroke, grow(box, stroke.half + strokeClearance)) > 0),
  );
}

/** Height above the baseline that capitals and ascenders take, and depth of descenders, as shares of the size. */
const ascent = 0.76;
const descent = 0.24;

/** Distance from one baseline to the next, as a share of the size. */
export const lineHeight = 1.2;

/** A label of one or more lines, measured once for the positions at which it is tried: points at half its height. */
export function labelSetter(
  lines: readonly string[],
  style: TextStyle,
  anchor: LabelSpot['anchor'],
): (at: Point2) => LabelSpot {
  const width = Math.max(...lines.map((line) => textWidth(line, style)));
  const height = (ascent + descent + (lines.length - 1) * lineHeight) * style.size;
  return ([x, middle]) => {
    const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
    const top = middle - height / 2;
    const box: Bounds = { left, right: left + width, top, bottom: top + height };
    return { lines, at: [x, top + ascent * style.size], anchor, box };
  };
}

/**
 * The spots of a name beside a symbol of a given radius: the requested side first, then the order that map-makers
 * prefer: right, left, above, below, then the corners. Names above and below are shifted to stay on the sheet.
 */
export function spotsBeside(
  text: string,
  style: TextStyle,
  [x, y]: Point2,
  radius: number,
  { first = 'right', sheet }: { first?: MapSide | undefined; sheet: Bounds },
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
  const from = (anchor: LabelSpot['anchor']) => labelSetter([text], style, anchor);
  const [start, center, end] = [from('start'), from('middle'), from('end')];
  const spots: Record<MapSide, LabelSpot> = {
    right: start([x + beside, y]),
    left: end([x - beside, y]),
    above: center([middle, above]),
    below: center([middle, below]),
    'above-right': start([x + corner, y - cornerUp]),
    'below-right': start([x + corner, y + cornerUp]),
    'above-left': end([x - corner, y - cornerUp]),
    'below-left': end([x - corner, y + cornerUp]),
  };
  return [
    ...[first, ...mapSides.filter((side) => side !== first)].map((side) => spots[side]),
    // Mostly to one side, for a symbol with pipes on both sides.
    ...[above, below].flatMap((level) => [x - wide / 2, x + wide / 2].map((at) => center([at, level]))),
  ];
}

/**
 * The places of all names, by id: first cities, of these first those with a `side` in content, then miles and counties
 * in the remaining space. If necessary a city's name covers a line, but never another name. A name without room is left
 * out.
 */
export function placeNames(
  plan: MapPlan,
  live: readonly ServiceLine[],
  quiet: readonly ServiceLine[],
): Map<string, LabelSpot> {
  const { frame, center, style, named, marked, shown, tag } = plan;
  const { words } = plan.options;
  const radiusOf = (city: (typeof shown)[number]) => (city === marked ? flangeRadius * 2 : flangeRadius);
  const boxOf = ([x, y]: Point2, radius: number): Bounds =>
    grow({ left: x, right: x, top: y, bottom: y }, radius);
  const strokesOf = (lines: readonly ServiceLine[], thinnest: number): Stroke[] =>
    pipePieces(lines).map(({ from, to, serves }) => ({ from, to, half: halfThickness(serves, thinnest) }));
  const around: Surroundings = {
    sheet: edgeOf(frame, 6),
    // The valve, its plate, and the symbols of the cities.
    boxes: [
      boxOf(center, style.valve),
      tag.box,
      ...shown.map((city) => boxOf(frame.place(city), radiusOf(city))),
    ],
    strokes: [...strokesOf(live, style.thinnestPipe), ...strokesOf(quiet, 0)],
  };
  const placed = new Map<string, LabelSpot>();
  const place = (id: string, spots: readonly LabelSpot[], ...choices: readonly Surroundings[]): void => {
    const names = [...placed.values()].map(({ box }) => grow(box, clearance));
    for (const choice of choices) {
      const spot = firstFree(spots, { ...choice, boxes: [...choice.boxes, ...names] });
      if (spot && !placed.has(id)) placed.set(id, spot);
    }
  };

  for (const city of [...named].sort((a, b) => Number(b.side !== undefined) - Number(a.side !== undefined))) {
    const options = { first: city.side, sheet: around.sheet };
    const spots = spotsBeside(city.name, style.text.city, frame.place(city), radiusOf(city) + 1, options);
    place(city.slug, spots, around, { ...around, strokes: [] });
  }
  const roomy = {
    ...around,
    strokes: around.strokes.map((stroke) => ({ ...stroke, half: stroke.half + 5 })),
  };
  const rings: Stroke[] = [];
  for (const miles of style.rings) {
    const points = ringPoints(plan, miles);
    rings.push(...points.map((from, i) => ({ from, to: points[(i + 1) % ringCorners]!, half: 1 })));
    // In two lines, as near to its south as there is room: from there outward, to both sides in turn.
    const spots = points.map((_, i) => points[i % 2 ? ringCorners - (i + 1) / 2 : i / 2]!);
    const lines = [fill(words.map.ring, { miles }), words.map.straight];
    place(`ring-${miles}`, spots.map(labelSetter(lines, style.text.ring, 'middle')), roomy);
  }
  for (const { id, spots } of countySpots(plan))
    place(`county-${id}`, spots, { ...roomy, strokes: [...roomy.strokes, ...rings] }, roomy);
  return placed;
}

/** A ring as names see it: a line with so many corners. */
const ringCorners = 72;

/** The corners of a ring, from its south on. */
function ringPoints({ frame, center: [x, y] }: MapPlan, miles: number): Point2[] {
  const radius = miles * frame.unitsPerMile;
  return Array.from({ length: ringCorners }, (_, i) => {
    const angle = (i / ringCorners) * 2 * Math.PI;
    return [x + Math.sin(angle) * radius, y + Math.cos(angle) * radius];
  });
}

/** Steps of the grid on which a county's name is tried, and how far from the middle, in map units. */
const step = 15;
const farthest = 120;

/** A county's name is shown only if at least this much of it is in view, in square map units. */
const leastArea = 9000;

/**
 * The counties in view, with the spots where the whole name lies inside its county, those near the middle of its visible
 * part first: in one line, and in two.
 */
function countySpots({
  frame,
  served,
  around,
  style,
  options,
}: MapPlan): { id: string; spots: LabelSpot[] }[] {
  const { one } = options.words.county;
  // In two lines, if there is no room for one: the name, and what comes before or after it.
  const parts = one.split(/(\{name\})/).filter((part) => part.trim());
  const steps = (size: number) => Array.from({ length: Math.floor(size / step) }, (_, i) => i * step);
  const grid = steps(frame.width).flatMap((x) => steps(frame.height).map((y): Point2 => [x, y]));
  return [...served, ...around].flatMap(({ id, name, outline }) => {
    const { area, middle } = frame.visiblePart(outline);
    if (area < leastArea) return [];
    const near = grid
      .filter((at) => distanceOf(at, middle) <= farthest)
      .sort((a, b) => distanceOf(a, middle) - distanceOf(b, middle));
    return [[one], parts].map((lines) => {
      const written = lines.map((line) => fill(line, { name }).trim().toUpperCase());
      const spots = near.map(labelSetter(written, style.text.county, 'middle'));
      return { id, spots: spots.filter(({ box }) => frame.holds(outline, box)) };
    });
  });
}
