import type { Feature, Geometry, Position } from 'geojson';
import type { Point2 } from './geometry';
import type { MapFrame } from './frame';

/** Closed outlines on the paper, islands and holes alike. */
export type Rings = readonly (readonly Point2[])[];

/** A county's outline on the paper. */
export function projectedRings(frame: MapFrame, { geometry }: Feature<Geometry>): Rings {
  const polygons: Position[][][] =
    geometry.type === 'Polygon'
      ? [geometry.coordinates]
      : geometry.type === 'MultiPolygon'
        ? geometry.coordinates
        : [];
  return polygons
    .flat()
    .map((ring) => ring.map(([longitude = NaN, latitude = NaN]) => frame.place({ latitude, longitude })));
}

/**
 * Whether a point of the paper lies inside, by counting the edges to its right. Asked thousands of times per map,
 * for which a test on the sphere would be too slow.
 */
export function isInside(rings: Rings, [x, y]: Point2): boolean {
  let inside = false;
  for (const ring of rings)
    for (let i = 0; i < ring.length; i++) {
      // By index: taking the pairs apart was a tenth of a map's time.
      const a = ring[i]!;
      const b = ring[(i + 1) % ring.length]!;
      if (a[1] > y !== b[1] > y && x < a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0])) inside = !inside;
    }
  return inside;
}
