import { bearing, distanceMiles } from './geography/coordinates';
import type { MapCity, ServiceAreaMapOptions } from './options';

/** What a text says about a city: its name, whole straight-line miles and the direction from the office. */
export const wayTo = (city: MapCity, { office, words }: ServiceAreaMapOptions) => ({
  city: city.name,
  miles: Math.round(distanceMiles(office, city)),
  direction: words.directions[bearing(office, city)],
});
