import type { Point2, Segment } from '@/map/geometry';

/** Whether two straight lines cross; lines that only touch at an end, or lie in one another, do not. */
export function crosses(a: Segment, b: Segment): boolean {
  return side(a, b.from) * side(a, b.to) < 0 && side(b, a.from) * side(b, a.to) < 0;
}

/** On which side of a line a point lies: positive, negative, or 0 on the line itself. */
function side({ from, to }: Segment, [x, y]: Point2): number {
  return (to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0]);
}
