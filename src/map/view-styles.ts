import type { MapView } from './options';
import type { TextStyle } from './text-size';

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
