import { bearing, distanceMiles, type Coordinates, type Direction } from './coordinates';
import { countyAt } from './counties';
import { stateOf } from './states';

/** Facts about a city that are computed instead of being written in content. */
export interface CityFacts {
  /** straight-line miles from the office, whole */
  miles: number;
  /** direction of the city from the office */
  direction: Direction;
  /** the county of the city's center, with the word 'County' */
  county: string;
}

/**
 * Distance, direction and county of a city.
 * @throws RangeError if the position is not in that state because a sign or digit of the coordinates is wrong
 */
export function cityFacts(city: Coordinates, office: Coordinates, state: string): CityFacts {
  const { code, name } = stateOf(state);
  const county = countyAt(city);
  if (!county?.id.startsWith(code))
    throw new RangeError(
      `Latitude ${city.latitude}, longitude ${city.longitude} is not in ${name}. Check both; the longitude is negative.`,
    );
  return {
    miles: Math.round(distanceMiles(office, city)),
    direction: bearing(office, city),
    county: `${county.name} County`,
  };
}
