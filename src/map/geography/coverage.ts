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

/** Cities that a page names as served, and the ZIP codes that stand beside them there, as the page writes them. */
export interface NamedPlaces {
  cities: readonly string[];
  zipCodes?: string | undefined;
}

/** What a content file of the business or of a landing page says about where the company works. */
interface Naming {
  sections?: readonly { type: string; cities?: readonly string[]; groups?: readonly NamedPlaces[] }[];
}

/** Every place that landing pages name, with the further cities of their structured data. */
export const namedPlaces = (
  { furtherCities }: { furtherCities: readonly string[] },
  landingPages: readonly Naming[],
): NamedPlaces[] => [
  { cities: furtherCities },
  ...landingPages.flatMap(({ sections = [] }) =>
    sections.flatMap(({ type, cities = [], groups = [] }) =>
      type === 'service-areas' ? [{ cities }, ...groups] : [],
    ),
  ),
];

/** The codes in a text, with those in its ranges: `75087–75089, 75189`. */
const codesIn = (text: string): string[] =>
  Array.from(text.matchAll(/(\d{5})(?:\s*[–-]\s*(\d{5}))?/g), ([, from, to = from]) =>
    Array.from({ length: Math.max(1, Number(to) - Number(from) + 1) }, (_, index) =>
      String(Number(from) + index).padStart(5, '0'),
    ),
  ).flat();

/**
 * The data of the ZIP check, computed from the city files: their ZIP codes, the ZIP codes of post-office boxes in the
 * same city (found by the post office's name), and ZIP codes nearby.
 * @param places that pages name as served; the check must not deny what a page says
 */
export function zipTable(
  cities: readonly CoveredCity[],
  officeZip: string,
  state: string,
  places: readonly NamedPlaces[] = [],
): ZipTable {
  const served: Record<string, string[]> = {};
  for (const { slug, zipCodes } of cities) served[slug] = [...zipCodes];
  const listed = new Set(cities.flatMap(({ zipCodes }) => zipCodes));
  const byName = new Map(cities.map((city) => [city.name.toLowerCase(), city]));
  // The dataset writes Mckinney and Desoto.
  const names = new Map(places.flatMap((place) => place.cities).map((name) => [name.toLowerCase(), name]));
  const beside = new Map(
    places.flatMap((place) => codesIn(place.zipCodes ?? '').map((zip) => [zip, place.cities.join(', ')])),
  );
  const near: Record<string, readonly [string, number]> = {};
  const named: Record<string, string[]> = {};
  for (const zip of zipsOfState(state)) {
    if (listed.has(zip.zip) || zip.zip === officeZip) continue;
    const office = zip.city.toLowerCase();
    const sameCity = byName.get(office);
    if (sameCity) {
      served[sameCity.slug]?.push(zip.zip);
      continue;
    }
    const name = names.get(office) ?? beside.get(zip.zip);
    if (name) {
      (named[name] ??= []).push(zip.zip);
      continue;
    }
    const [closest, miles] = nearestCity(zip, cities);
    if (closest) near[zip.zip] = [closest.slug, Math.max(1, Math.round(miles))];
  }
  return { office: officeZip, served, named, near };
}

/** The city whose center is closest to a place, and the miles to it; undefined and the limit beyond `nearMiles`. */
function nearestCity(place: Coordinates, cities: readonly CoveredCity[]): [CoveredCity | undefined, number] {
  let closest: CoveredCity | undefined;
  let miles = nearMiles;
  for (const city of cities) {
    const distance = distanceMiles(place, city);
    if (distance < miles) [closest, miles] = [city, distance];
  }
  return [closest, miles];
}
