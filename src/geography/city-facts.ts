import { bearingWords, distanceMiles, type Coordinates, type Direction } from './coordinates';
import { countyAt } from './counties';

/** What can be computed about a city, so that no content file has to state it. */
export interface CityFacts {
  /** straight-line miles from the office, whole */
  miles: number;
  /** where the city lies, seen from the office */
  direction: Direction;
  /** the county of the city's middle, with the word 'County' */
  county: string;
}

/**
 * Distance, direction and county of a city.
 * @throws RangeError when the position is not in Texas: a sign or digit of the coordinates is wrong
 */
export function cityFacts(city: Coordinates, office: Coordinates): CityFacts {
  const county = countyAt(city);
  if (!county)
    throw new RangeError(
      `Latitude ${city.latitude}, longitude ${city.longitude} is not in Texas. Check both; the longitude is negative.`,
    );
  return {
    miles: Math.round(distanceMiles(office, city)),
    direction: bearingWords(office, city),
    county: `${county.name} County`,
  };
}
