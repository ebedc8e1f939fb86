/** A point on the paper; y runs down, as in SVG. */
export type Point2 = readonly [x: number, y: number];

/** An axis-parallel box on the paper. */
export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Whether two boxes share a point. */
export function overlap(a: Bounds, b: Bounds): boolean {
  return a.left <= b.right && b.left <= a.right && a.top <= b.bottom && b.top <= a.bottom;
}

/** The box grown on all four sides (half a stroke sticks out of its path). */
export function grow(box: Bounds, by: number): Bounds {
  return { left: box.left - by, top: box.top - by, right: box.right + by, bottom: box.bottom + by };
}

/** Whether a point lies in a box, and not on its edge. */
export function isWithin({ left, top, right, bottom }: Bounds, [x, y]: Point2): boolean {
  return x > left && x < right && y > top && y < bottom;
}

/** Map coordinates need no more than one decimal. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

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
