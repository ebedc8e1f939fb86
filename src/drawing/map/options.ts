import type { Coordinates } from '@/geography/coordinates';

/** A city as the map needs it. */
export interface MapCity extends Coordinates {
  slug: string;
  name: string;
}

/** What is drawn. */
export interface ServiceAreaMapOptions {
  /** position and town of the office, both from `site.json` */
  office: Coordinates & { town: string };
  cities: readonly MapCity[];
  /** slug of the city that the page is about */
  highlight?: string;
  /** `full` names every city and links its page; `small` is one picture of where one city lies */
  size: 'full' | 'small';
}
