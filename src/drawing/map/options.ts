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
 * What a map is for. `area`: whether we come to a city; every city is named and links to its page. `city`: how far
 * away one city is. `shop`: where the shop is, with its neighbors, from close up. The last two are single images
 * without links.
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
