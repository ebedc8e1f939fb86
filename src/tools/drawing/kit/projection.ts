/**
 * The coordinates of every drawing: 1 unit is 1 cm; x goes right from the outer face of the left wall, y up from the
 * finished floor, z into the picture from the cut plane. The whole house has one vanishing point, so that all crops
 * match.
 */
import type { Bounds, Point2 } from '../../../service-map/geometry';

/** A point in the house, in centimeters; z is 0 (the cut plane) when left out. */
export type Point3 = readonly [x: number, y: number, z?: number];

/** A view box: left, top, width, height, in paper units. */
export type View = readonly [x: number, y: number, width: number, height: number];

/** A view box as bounds. */
export function viewBounds([x, y, width, height]: View): Bounds {
  return { left: x, top: y, right: x + width, bottom: y + height };
}

/** The vanishing point: a little above the upper floor, so that every floor below it is seen from above. */
export const vanishingPoint = { x: 500, y: 520 } as const;

/** Distance of the eye from the cut plane. */
const eyeDistance = 1150;

/** Depth of every room's back wall. */
export const roomDepth = 300;

/** How much smaller one centimeter is drawn at depth z (1 on the cut plane). */
export function scaleAt(z: number): number {
  return eyeDistance / (eyeDistance + z);
}

/** House point to paper point. */
export function project([x, y, z = 0]: Point3): Point2 {
  const s = scaleAt(z);
  return [vanishingPoint.x + (x - vanishingPoint.x) * s, -(vanishingPoint.y + (y - vanishingPoint.y) * s)];
}

/** The x that, at depth z, is drawn exactly behind `x` of the cut plane: keeps a room inside its opening. */
export function behindX(x: number, z: number): number {
  return vanishingPoint.x + (x - vanishingPoint.x) / scaleAt(z);
}

/** The y that, at depth z, is drawn exactly behind `y` of the cut plane. */
export function behindY(y: number, z: number): number {
  return vanishingPoint.y + (y - vanishingPoint.y) / scaleAt(z);
}
