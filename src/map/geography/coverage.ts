import { distanceMiles, type Coordinates } from './coordinates';
import type { ZipTable } from './zip-answer';
import { zipsOfState } from './zip-codes';

/** The data of a city page that the ZIP check needs. */
export interface CoveredCity extends Coordinates {
  slug: string;
  name: string;
  zipCodes: readonly string[];
}

/**
 * A ZIP code without a page is 'near' if it is at most this many straight-line miles from a city with a page. That
 * includes the towns between these cities and their neighbors, but not the far side of Fort Worth.
 */
export const nearMiles = 12;

/**
 * The data of the ZIP check, computed from the city files: their ZIP codes, the ZIP codes of post-office boxes in the
 * same city (found by the post office's name), and ZIP codes nearby.
 * @param officeZip the office's ZIP code
 * @param state the state in which the company works, as in `TX`
 * @param names cities that pages name as served; the check must not deny what a page says
 */
export function zipTable(
  cities: readonly CoveredCity[],
  officeZip: string,
  state: string,
  names: readonly string[] = [],
): ZipTable {
  const served: Record<string, string[]> = {};
  for (const { slug, zipCodes } of cities) served[slug] = [...zipCodes];
  const listed = new Set(cities.flatMap(({ zipCodes }) => zipCodes));
  // If two cities have the same name, the first one.
  const byName = new Map([...cities].reverse().map((city) => [city.name, city]));
  const near: Record<string, readonly [string, number]> = {};
  const named: Record<string, string[]> = {};
  for (const zip of zipsOfState(state)) {
    if (listed.has(zip.zip) || zip.zip === officeZip) continue;
    const sameCity = byName.get(zip.city);
    if (sameCity) {
      served[sameCity.slug]?.push(zip.zip);
      continue;
    }
    if (names.includes(zip.city)) {
      (named[zip.city] ??= []).push(zip.zip);
      continue;
    }
    const [closest, miles] = nearestCity(zip, cities);
    if (closest) near[zip.zip] = [closest.slug, Math.max(1, Math.round(miles))];
  }
  return { office: officeZip, served, named, near };
}

/** Miles per degree of latitude, rounded down, so that only places that are certainly too far are skipped. */
const milesPerDegree = 68;

/**
 * The city whose center is closest to a place, and the straight-line miles to it.
 * @returns undefined and the limit if none is within `nearMiles`
 */
function nearestCity(place: Coordinates, cities: readonly CoveredCity[]): [CoveredCity | undefined, number] {
  let closest: CoveredCity | undefined;
  let miles = nearMiles;
  for (const city of cities) {
    if (Math.abs(city.latitude - place.latitude) * milesPerDegree > miles) continue;
    const distance = distanceMiles(place, city);
    if (distance < miles) [closest, miles] = [city, distance];
  }
  return [closest, miles];
}
