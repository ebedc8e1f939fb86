import { distanceMiles, type Coordinates } from './coordinates';
import type { ZipTable } from './zip-answer';
import { zipsOfState } from './zip-codes';

/** What the coverage needs to know about a city page. */
export interface CoveredCity extends Coordinates {
  slug: string;
  name: string;
  zipCodes: readonly string[];
}

/**
 * Up to this many straight-line miles from a city page, a ZIP code without a page is 'near': worth a call. It
 * reaches the towns between the pages' cities and their next neighbors, not the far side of Fort Worth.
 */
export const nearMiles = 12;

/**
 * The data of the ZIP check, computed from the city files: their own ZIP codes, post-office boxes of the same
 * city (known by their post office's name), and what lies near.
 * @param officeZip the office's ZIP code
 * @param state the state in which the company works, as in `TX`
 */
export function zipTable(cities: readonly CoveredCity[], officeZip: string, state: string): ZipTable {
  const served: Record<string, string[]> = {};
  for (const { slug, zipCodes } of cities) served[slug] = [...zipCodes];
  const listed = new Set(cities.flatMap(({ zipCodes }) => zipCodes));
  // The first of two with one name, as the files come.
  const byName = new Map([...cities].reverse().map((city) => [city.name, city]));
  const near: Record<string, readonly [string, number]> = {};
  for (const zip of zipsOfState(state)) {
    if (listed.has(zip.zip) || zip.zip === officeZip) continue;
    const sameCity = byName.get(zip.city);
    if (sameCity) {
      served[sameCity.slug]?.push(zip.zip);
      continue;
    }
    const [closest, miles] = nearestCity(zip, cities);
    if (closest) near[zip.zip] = [closest.slug, Math.max(1, Math.round(miles))];
  }
  return { office: officeZip, served, near };
}

/** Miles from one degree of latitude to the next, rounded down, so that what it rules out is too far for certain. */
const milesPerDegree = 68;

/**
 * The city whose middle is closest to a place, and the straight-line miles to it.
 * @returns undefined and the limit when none is within `nearMiles`
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
