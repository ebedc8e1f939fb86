import type { MapSide } from '../content/vocabulary';
import type { InterfaceWords } from '../content/schemas/interface';
import type { Coordinates } from './geography/coordinates';

/** A city as the map needs it. */
export interface MapCity extends Coordinates {
  slug: string;
  name: string;
  /** the side of its name, if there is room; by default the first free one */
  side?: MapSide;
  /** slug of a city whose line this one shares for the first part, so that it does not cross a name */
  branchOf?: string;
}

/**
 * The purpose of a map. `area`: the service area; every city has its name and links to its page. `city`: how far away
 * one city is. `shop`: a close-up of the shop's location with the cities around it. The last two are single images
 * without links.
 */
export type MapView = 'area' | 'city' | 'shop';

/** What the map says, in the language of its page. */
export type MapWords = Pick<InterfaceWords, 'map' | 'directions' | 'county'>;

/** What is drawn. */
export interface ServiceAreaMapOptions {
  /** position and town of the office, both from `site.json` */
  office: Coordinates & { town: string };
  cities: readonly MapCity[];
  /** slug of the city that the page is about */
  highlight?: string;
  view: MapView;
  words: MapWords;
}
