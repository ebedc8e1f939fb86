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
