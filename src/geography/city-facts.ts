import { bearingWords, distanceMiles, type Coordinates, type Direction } from './coordinates';
import { countyAt } from './counties';
import { stateOf } from './states';

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
 * @param state the state in which the company works, as in `TX`
 * @throws RangeError when the position is not in that state: a sign or digit of the coordinates is wrong
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
    direction: bearingWords(office, city),
    county: `${county.name} County`,
  };
}
