import type { Bounds, Point2 } from './geometry';

/** A straight line from one point of the paper to another. */
export interface Segment {
  from: Point2;
  to: Point2;
}

/** Distance between two points in map units. */
export function distanceOf(a: Point2, b: Point2): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

/** Length of the part of a line that lies in a box (Liang and Barsky's clipping). */
export function lengthInside({ from, to }: Segment, box: Bounds): number {
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
