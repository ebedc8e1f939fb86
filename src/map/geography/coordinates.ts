/** A place on the earth, in degrees; west and south are negative. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** Mean radius of the earth in miles (6,371.0 km), for great-circle distances. */
const earthRadiusMiles = 3958.8;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Coordinates in GeoJSON's order, longitude first. */
export function toPosition({ latitude, longitude }: Coordinates): [number, number] {
  return [longitude, latitude];
}

/** Straight-line distance in miles. A drive is longer, so a page that shows it must say that it is a straight line. */
export function distanceMiles(from: Coordinates, to: Coordinates): number {
  const [lat1, lat2] = [radians(from.latitude), radians(to.latitude)];
  // Haversine. d3's `geoDistance` sums with more digits than a float has: ZIP checks alone took a second of a build.
  const haversine = (angle: number): number => Math.sin(angle / 2) ** 2;
  const across = haversine(radians(to.longitude - from.longitude));
  const along = haversine(lat2 - lat1) + Math.cos(lat1) * Math.cos(lat2) * across;
  return 2 * Math.asin(Math.sqrt(along)) * earthRadiusMiles;
}

const compass = [
  'north',
  'northeast',
  'east',
  'southeast',
  'south',
  'southwest',
  'west',
  'northwest',
] as const;

/** One of the eight compass directions. */
export type Direction = (typeof compass)[number];

/** Initial bearing in degrees, 0 to 360, clockwise from north. */
export function bearingDegrees(from: Coordinates, to: Coordinates): number {
  const [lat1, lat2] = [radians(from.latitude), radians(to.latitude)];
  const turn = radians(to.longitude - from.longitude);
  const eastward = Math.sin(turn) * Math.cos(lat2);
  const northward = Math.cos(lat1) * Math.sin(lat2) - Math.sin(lat1) * Math.cos(lat2) * Math.cos(turn);
  return ((Math.atan2(eastward, northward) * 180) / Math.PI + 360) % 360;
}

/** The direction from `from` to `to`, as in `northwest`. */
export function bearing(from: Coordinates, to: Coordinates): Direction {
  return compass[Math.round(bearingDegrees(from, to) / 45) % compass.length]!;
}
