import type { MapSide } from '../../content-model/vocabulary/map-sides';
import type { Coordinates } from '../../geography/coordinates';

/** A city as the map needs it. */
export interface MapCity extends Coordinates {
  slug: string;
  name: string;
  /** the side that its name takes where there is room; the first free one when left out */
  side?: MapSide;
  /** slug of a city whose line this one's leaves, to keep out of the way of a name */
  branchOf?: string;
}

/**
 * The question that a map answers. `area`, do you come to me: every city, named, each a link to its page.
 * `city`, how far is it: where one city lies from the shop. `shop`, where are you: the shop and its neighbors,
 * from close up. The last two are one picture each, without links.
 */
export type MapView = 'area' | 'city' | 'shop';

/** What is drawn. */
export interface ServiceAreaMapOptions {
  /** position and town of the office, both from `site.json` */
  office: Coordinates & { town: string };
  cities: readonly MapCity[];
  /** slug of the city that the page is about */
  highlight?: string;
  view: MapView;
}
