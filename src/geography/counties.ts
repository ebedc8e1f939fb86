import { geoBounds, geoContains } from 'd3-geo';
import type { Feature, Geometry, MultiLineString } from 'geojson';
import { feature, mesh } from 'topojson-client';
import topology from 'us-atlas/counties-10m.json' with { type: 'json' };
import { toPosition, type Coordinates } from './coordinates';

/** A county: its outline and name, without the word 'County'. */
export interface County {
  /** five-digit federal code; the first two digits are the state's */
  id: string;
  name: string;
  outline: Feature<Geometry>;
}

/** Federal code of Texas. */
const texas = '48';

const texasGeometries = topology.objects.counties.geometries.filter((county) =>
  String(county.id).startsWith(texas),
);

/** Texas counties from the Census Bureau's outlines (us-atlas, 1:10 million). */
const texasCounties: readonly County[] = texasGeometries.map((geometry) => ({
  id: String(geometry.id),
  name: geometry.properties?.name ?? '',
  // the types promise a collection for a union of shapes; one shape gives one feature
  outline: feature(topology, geometry) as Feature<Geometry>,
}));

/** A county with the box around it, in degrees: ruling counties out by it saves most of the work on the sphere. */
const boxed = texasCounties.map((county) => ({ county, box: geoBounds(county.outline) }));

/** The Texas county that contains a place, or undefined outside Texas. */
export function countyAt(place: Coordinates): County | undefined {
  const { latitude, longitude } = place;
  return boxed.find(
    ({ county, box: [[west, south], [east, north]] }) =>
      longitude >= west &&
      longitude <= east &&
      latitude >= south &&
      latitude <= north &&
      geoContains(county.outline, toPosition(place)),
  )?.county;
}

/**
 * Texas counties by name, in the order asked for.
 * @throws RangeError on a name that no Texas county has
 */
export function countiesNamed(names: readonly string[]): County[] {
  return names.map((name) => {
    const found = texasCounties.find((county) => county.name === name);
    if (!found) throw new RangeError(`Texas has no county named '${name}'.`);
    return found;
  });
}

/** The border lines between and around counties, each shared line once (outlines alone would draw them twice). */
export function borderLines(counties: readonly County[]): MultiLineString {
  const ids = new Set(counties.map(({ id }) => id));
  const geometries = texasGeometries.filter(({ id }) => ids.has(String(id)));
  return mesh(topology, { type: 'GeometryCollection', geometries });
}
