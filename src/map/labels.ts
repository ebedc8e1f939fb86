import { grow, overlap, type Bounds, type Point2 } from './geometry';
import { lengthInside, type Segment } from './segments';

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
