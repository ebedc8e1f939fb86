import { geoPath } from 'd3-geo';
import type { Feature, Geometry, MultiLineString, Position } from 'geojson';
import { feature, mesh } from 'topojson-client';
import type { GeometryObject } from 'topojson-specification';
import topology from 'us-atlas/counties-10m.json' with { type: 'json' };
import { toPosition, type Coordinates } from './coordinates';

/** A county: its outline and name, without the word 'County'. */
export interface County {
  /** five-digit federal code; the first two digits are the state's */
  id: string;
  name: string;
  outline: Feature<Geometry>;
  /**
   * the box around it, in degrees: `[[west, south], [east, north]]`; all around the earth for the one across the 180th
   * meridian
   */
  box: [[number, number], [number, number]];
  /** its outline as arcs, which it shares with its neighbors */
  arcs: GeometryObject;
}

/** Degrees as a plane: enough for shapes of this size, and much faster than `geoBounds` on the sphere. */
const flat = geoPath();

/**
 * The counties of the United States from the Census Bureau's outlines (us-atlas, 1:10 million), each with its bounding
 * box in degrees. Comparing boxes first avoids most of the work.
 */
const counties = topology.objects.counties.geometries.map((arcs): County => {
  // The types also allow a collection; one geometry gives one feature.
  const outline = feature(topology, arcs) as Feature<Geometry>;
  return { id: String(arcs.id), name: arcs.properties?.name ?? '', outline, box: flat.bounds(outline), arcs };
});

/** The rings of a county's outline: of all its parts, with the holes. */
const ringsOf = ({ geometry }: County['outline']): Position[][] =>
  geometry.type === 'Polygon'
    ? geometry.coordinates
    : geometry.type === 'MultiPolygon'
      ? geometry.coordinates.flat()
      : [];

/**
 * Whether a county contains a point: a line from there to the east crosses its rings an odd number of times. In the plane,
 * because d3's `geoContains` on the sphere was half a second of a build.
 */
export const contains = (outline: County['outline'], [x, y]: readonly [number, number]): boolean =>
  ringsOf(outline).reduce((inside, ring) => {
    for (let index = 1; index < ring.length; index += 1) {
      const [x1 = 0, y1 = 0] = ring[index - 1] ?? [];
      const [x2 = 0, y2 = 0] = ring[index] ?? [];
      if (y1 > y !== y2 > y && x < x1 + ((x2 - x1) * (y - y1)) / (y2 - y1)) inside = !inside;
    }
    return inside;
  }, false);

/** Cache by place, because all maps of a build need nearly the same places. */
const countyByPlace = new Map<string, County | undefined>();

/** The county that contains a place, or undefined outside the United States. */
export function countyAt(place: Coordinates): County | undefined {
  const { latitude, longitude } = place;
  const key = `${latitude} ${longitude}`;
  if (!countyByPlace.has(key))
    countyByPlace.set(
      key,
      counties.find(
        ({ outline, box: [[west, south], [east, north]] }) =>
          longitude >= west &&
          longitude <= east &&
          latitude >= south &&
          latitude <= north &&
          contains(outline, toPosition(place)),
      ),
    );
  return countyByPlace.get(key);
}

/** Distance from a map's places within which counties are included, in degrees; more than any map shows. */
const reach = 3;

/** The counties that contain one of these places or are near one. */
export function countiesAround(places: readonly Coordinates[]): County[] {
  const latitudes = places.map(({ latitude }) => latitude);
  const longitudes = places.map(({ longitude }) => longitude);
  const [south, north] = [Math.min(...latitudes) - reach, Math.max(...latitudes) + reach];
  const [west, east] = [Math.min(...longitudes) - reach, Math.max(...longitudes) + reach];
  return counties.filter(
    ({ box: [[left, bottom], [right, top]] }) => left < east && right > west && bottom < north && top > south,
  );
}

/** The border lines of counties. A line that two counties share is included once. */
export const borderLines = (around: readonly County[]): MultiLineString =>
  mesh(topology, { type: 'GeometryCollection', geometries: around.map(({ arcs }) => arcs) });
