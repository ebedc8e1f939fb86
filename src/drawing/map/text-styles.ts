import type { ServiceAreaMapOptions } from './options';
import type { TextStyle } from './text-size';

/** The four kinds of text on a map. */
export interface MapTextStyles {
  city: TextStyle;
  /** the office's name plate */
  tag: TextStyle;
  /** spaced capitals, so that no one takes a county for a city */
  county: TextStyle;
  ring: TextStyle;
}

/** Sizes in map units; the small map stands in a narrow column, so what little it says is set larger. */
export const textStyles: Record<ServiceAreaMapOptions['size'], MapTextStyles> = {
  full: {
    city: { size: 18.5 },
    tag: { size: 15 },
    county: { size: 12.5, tracking: 0.16 },
    ring: { size: 13 },
  },
  small: {
    city: { size: 28 },
    tag: { size: 19 },
    county: { size: 15, tracking: 0.14 },
    ring: { size: 16.5 },
  },
};
