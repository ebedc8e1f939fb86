import { emptyBounds, grow, overlap, type Bounds } from '../kit/bounds';
import type { Point2 } from '../kit';
import { crosses, lengthInside, type Segment } from './segments';

/** Which point of a text stands at its position, as in SVG's `text-anchor`. */
export type Anchor = 'start' | 'middle' | 'end';

/** One way to set a label. */
export interface LabelSpot {
  /** the text, line by line */
  lines: readonly string[];
  /** where the first line's baseline begins, ends or has its middle */
  at: Point2;
  anchor: Anchor;
  /** what the text covers */
  box: Bounds;
  /** how little we like this spot, 0 for the best; compared within and between labels */
  cost: number;
}

/** A round symbol on the map. */
export interface MapSymbol {
  at: Point2;
  /** in map units */
  radius: number;
}

/** A label that has to be placed, with the spots where it may stand. */
export interface Label {
  id: string;
  spots: readonly LabelSpot[];
  /** what it names; a line between the two would give the name to something else */
  symbol?: MapSymbol;
}

/** A straight line that labels should keep off, such as a pipe. */
export interface Stroke extends Segment {
  /** cost of one map unit of this line close to a label */
  weight: number;
  /** cost of a label that this line runs through; nothing for lines so faint that they may */
  crossing?: number;
  /** half its thickness, in map units */
  half?: number;
}

/** What labels must and should keep clear of. */
export interface Surroundings {
  /** labels stay inside */
  sheet: Bounds;
  /** no label may touch these */
  blocked: readonly Bounds[];
  strokes: readonly Stroke[];
}

/** Free space that every label keeps around itself, in map units. */
const clearance = 3;

/** Free space to the edge of a line that a label should have, in map units: there are couplings on pipes. */
const strokeClearance = 4;

/** Free space between a label and the edge of a line, in map units: a label closer than that is run through. */
const air = 1;

/** Two names closer than this read as one of two lines; what that costs. */
const crowding = { within: 14, cost: 6 } as const;

/** Cost of two labels that meet: more than any spot has, so that it is paid only when there is no way out. */
const collisionCost = 1000;

/** Passes over all labels; placements settle after three or four. */
const maxPasses = 25;

/**
 * Chooses a spot for each label, so that no two labels meet and none leaves the sheet, covers a symbol or stands
 * beyond a line from what it names. Every label in turn moves to its cheapest spot among the others, until none
 * wants to move. A label that still meets another, or has no free spot, is left out of the answer: a missing
 * name is better than two unreadable ones. The cost of a spot in the answer counts its neighbors.
 */
export function placeLabels(labels: readonly Label[], around: Surroundings): Map<string, LabelSpot> {
  const options = labels
    .map((label) => ({ id: label.id, spots: freeSpots(label, around) }))
    .filter(({ spots }) => spots.length > 0);
  const chosen = new Map(options.map(({ id, spots }) => [id, spots[0]!]));
  for (let pass = 0, moved = true; moved && pass < maxPasses; pass++) {
    moved = false;
    for (const { id, spots } of options) {
      const best = cheapest(spots, (spot) => costAmong(chosen, id, spot));
      if (best === chosen.get(id)) continue;
      chosen.set(id, best);
      moved = true;
    }
  }
  // the last in the list gives way: callers put what matters most first
  for (const { id } of [...options].reverse())
    if (costAmong(chosen, id, chosen.get(id)!) >= collisionCost) chosen.delete(id);
  return new Map(
    [...chosen].map(([id, spot]) => [id, { ...spot, cost: spot.cost + costAmong(chosen, id, spot) }]),
  );
}

/** Whether a line touches a label. */
export function runsThrough(line: Segment & { half?: number }, { box }: LabelSpot): boolean {
  return lengthInside(line, grow(box, (line.half ?? 0) + air)) > 0;
}

/** What the other labels add to the cost of a spot. */
function costAmong(chosen: ReadonlyMap<string, LabelSpot>, id: string, spot: LabelSpot): number {
  const close = grow(spot.box, clearance);
  const near = grow(spot.box, crowding.within);
  let cost = 0;
  for (const [other, { box }] of chosen) {
    if (other === id || !overlap(near, box)) continue;
    cost += overlap(close, box) ? collisionCost : crowding.cost;
  }
  return cost;
}

/** The spot with the least cost of its own and in its place; as spots come cheapest first, few have to be asked. */
function cheapest(spots: readonly LabelSpot[], costInPlace: (spot: LabelSpot) => number): LabelSpot {
  let best = spots[0]!;
  let least = Infinity;
  for (const spot of spots) {
    if (spot.cost >= least) break;
    const total = spot.cost + costInPlace(spot);
    if (total < least) [best, least] = [spot, total];
  }
  return best;
}

/** The spots of a label that it may take, cheapest first, with the lines counted that it stands on or close to. */
function freeSpots({ spots, symbol }: Label, { sheet, blocked, strokes }: Surroundings): LabelSpot[] {
  // from a label to its symbol, as a line may pass between the two
  const region = boxAround(
    symbol ? [...spots.map(({ box }) => box), pointBox(symbol.at)] : spots.map(({ box }) => box),
  );
  const things = blocked.filter((thing) => overlap(thing, region));
  const near = strokes.filter((stroke) => lengthInside(stroke, grow(region, reachOf(stroke))) > 0);
  return spots
    .filter(({ box }) => contains(sheet, box))
    .filter(({ box }) => !things.some((thing) => overlap(thing, box)))
    .filter(({ box }) => !symbol || !isCutOff(box, symbol, near))
    .map((spot) => ({
      ...spot,
      cost: near.reduce((sum, stroke) => sum + costOf(stroke, spot), spot.cost),
    }))
    .sort((a, b) => a.cost - b.cost);
}

function boxAround(boxes: readonly Bounds[]): Bounds {
  const all = emptyBounds();
  for (const box of boxes) {
    all.left = Math.min(all.left, box.left);
    all.top = Math.min(all.top, box.top);
    all.right = Math.max(all.right, box.right);
    all.bottom = Math.max(all.bottom, box.bottom);
  }
  return all;
}

/** How close to the middle of a line a label costs something. */
function reachOf({ half = 0 }: Stroke): number {
  return half + strokeClearance;
}

const pointBox = ([x, y]: Point2): Bounds => ({ left: x, right: x, top: y, bottom: y });

function costOf(stroke: Stroke, spot: LabelSpot): number {
  const beside = stroke.weight * lengthInside(stroke, grow(spot.box, reachOf(stroke)));
  return beside > 0 && stroke.crossing && runsThrough(stroke, spot) ? beside + stroke.crossing : beside;
}

/** Whether a line passes between a symbol and the nearest point of its label. */
function isCutOff(box: Bounds, { at: [x, y] }: MapSymbol, strokes: readonly Stroke[]): boolean {
  const nearest: Point2 = [
    Math.min(Math.max(x, box.left), box.right),
    Math.min(Math.max(y, box.top), box.bottom),
  ];
  const gap: Segment = { from: [x, y], to: nearest };
  return strokes.some((stroke) => crosses(gap, stroke));
}

function contains(outer: Bounds, inner: Bounds): boolean {
  return (
    inner.left >= outer.left &&
    inner.right <= outer.right &&
    inner.top >= outer.top &&
    inner.bottom <= outer.bottom
  );
}
