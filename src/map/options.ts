import type { MapSide } from '../content/vocabulary';
import type { InterfaceWords } from '../content/schemas/interface';
import { type Coordinates, bearing, distanceMiles } from './geography/coordinates';
import type { TextStyle } from './labels';

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

/** The four kinds of text on a map; sizes in map units. */
export interface MapTextStyles {
  city: TextStyle;
  /** the office's name plate */
  tag: TextStyle;
  /** spaced capitals, so that no one takes a county for a city */
  county: TextStyle;
  ring: TextStyle;
}

/** How one view of the map looks. */
export interface ViewStyle {
  text: MapTextStyles;
  /** radius of the office's handwheel, in map units */
  valve: number;
  /** straight-line miles of the rings round the office */
  rings: readonly number[];
  /** smallest diameter of a line in service, in map units */
  thinnestPipe: number;
}

/**
 * A city page shows its map in a narrow column, so its few names are larger. In the close-up, the valve is the
 * largest thing, because that map is about the shop.
 */
export const viewStyles: Record<MapView, ViewStyle> = {
  area: {
    text: {
      city: { size: 18.5 },
      tag: { size: 15 },
      county: { size: 12.5, tracking: 0.16 },
      ring: { size: 13 },
    },
    valve: 19,
    rings: [10, 20],
    thinnestPipe: 0,
  },
  city: {
    text: {
      city: { size: 28 },
      tag: { size: 19 },
      county: { size: 15, tracking: 0.14 },
      ring: { size: 16.5 },
    },
    valve: 19,
    rings: [10, 20],
    thinnestPipe: 6,
  },
  shop: {
    text: {
      city: { size: 21 },
      tag: { size: 23 },
      county: { size: 14, tracking: 0.16 },
      ring: { size: 16.5 },
    },
    valve: 34,
    rings: [5, 10],
    thinnestPipe: 0,
  },
};

/** What a text says about a city: its name, whole straight-line miles and the direction from the office. */
export const wayTo = (city: MapCity, { office, words }: ServiceAreaMapOptions) => ({
  city: city.name,
  miles: Math.round(distanceMiles(office, city)),
  direction: words.directions[bearing(office, city)],
});
