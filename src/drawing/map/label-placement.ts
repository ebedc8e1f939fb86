import { grow, overlap, type Bounds } from '../kit/bounds';
import type { Point2 } from '../kit';

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

/** A label that has to be placed, with the spots where it may stand. */
export interface Label {
  id: string;
  spots: readonly LabelSpot[];
}

/** A straight line that labels should keep off, such as a pipe. */
export interface Stroke {
  from: Point2;
  to: Point2;
  /** cost of one map unit of this line under a label */
  weight: number;
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

/** Free space to the middle of a line, in map units: a pipe has a thickness, and couplings on it. */
const strokeClearance = 8;

/** Passes over all labels; placements settle after three or four. */
const maxPasses = 25;

/**
 * Chooses a spot for each label, so that no two labels meet and none leaves the sheet or covers a symbol. Every
 * label in turn moves to its cheapest spot among the others, until none wants to move. A label that still meets
 * another, or has no free spot, is left out of the answer: a missing name is better than two unreadable ones.
 */
export function placeLabels(labels: readonly Label[], around: Surroundings): Map<string, LabelSpot> {
  const options = labels
    .map((label) => ({ id: label.id, spots: freeSpots(label, around) }))
    .filter(({ spots }) => spots.length > 0);
  const chosen = new Map(options.map(({ id, spots }) => [id, spots[0]!]));
  const collisions = (id: string, spot: LabelSpot): number =>
    [...chosen].filter(([other, { box }]) => other !== id && overlap(grow(spot.box, clearance), box)).length;
  const collisionCost = 1000;
  for (let pass = 0, moved = true; moved && pass < maxPasses; pass++) {
    moved = false;
    for (const { id, spots } of options) {
      const total = (spot: LabelSpot): number => spot.cost + collisions(id, spot) * collisionCost;
      const best = spots.reduce((a, b) => (total(b) < total(a) ? b : a));
      if (best === chosen.get(id)) continue;
      chosen.set(id, best);
      moved = true;
    }
  }
  // the last in the list gives way: callers put what matters most first
  for (const { id } of [...options].reverse()) if (collisions(id, chosen.get(id)!) > 0) chosen.delete(id);
  return chosen;
}

/** The spots of a label that lie on the sheet and cover no symbol, cheapest first, with lines under them counted. */
function freeSpots(label: Label, { sheet, blocked, strokes }: Surroundings): LabelSpot[] {
  return label.spots
    .filter(({ box }) => contains(sheet, box))
    .filter(({ box }) => !blocked.some((thing) => overlap(thing, box)))
    .map((spot) => ({
      ...spot,
      cost: strokes.reduce(
        (sum, stroke) => sum + stroke.weight * lengthInside(stroke, grow(spot.box, strokeClearance)),
        spot.cost,
      ),
    }))
    .sort((a, b) => a.cost - b.cost);
}

function contains(outer: Bounds, inner: Bounds): boolean {
  return (
    inner.left >= outer.left &&
    inner.right <= outer.right &&
    inner.top >= outer.top &&
    inner.bottom <= outer.bottom
  );
}

/** Length of the part of a line that lies in a box (Liang and Barsky's clipping). */
export function lengthInside({ from, to }: Pick<Stroke, 'from' | 'to'>, box: Bounds): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  let enter = 0;
  let leave = 1;
  const edges: [number, number][] = [
    [-dx, from[0] - box.left],
    [dx, box.right - from[0]],
    [-dy, from[1] - box.top],
    [dy, box.bottom - from[1]],
  ];
  for (const [direction, distance] of edges) {
    if (direction === 0 && distance < 0) return 0;
    if (direction < 0) enter = Math.max(enter, distance / direction);
    if (direction > 0) leave = Math.min(leave, distance / direction);
  }
  return enter < leave ? (leave - enter) * Math.hypot(dx, dy) : 0;
}
