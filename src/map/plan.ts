import { grow, isWithin, type Bounds, type Point2, distanceOf } from './geometry';
import { mapCounties, type MapCounties } from './county-layer';
import { closeUpFrame, mapFrame, type MapFrame } from './frame';
import { officeTag, flangeRadius } from './symbols';
import { type MapCity, type ServiceAreaMapOptions, viewStyles, type ViewStyle } from './options';

/** What is decided before drawing: the sheet, what is on it, and which cities it shows. */
export interface MapPlan {
  options: ServiceAreaMapOptions;
  style: ViewStyle;
  frame: MapFrame;
  /** the office on the paper */
  center: Point2;
  counties: MapCounties;
  tag: { markup: string; box: Bounds };
  /** the city in which the office is: drawn as one with the office */
  home: MapCity | undefined;
  /** the city that the page is about */
  marked: MapCity | undefined;
  /** the cities that have a symbol on the sheet */
  shown: readonly MapCity[];
  /** those of them that have a name */
  named: readonly MapCity[];
}

/** Width of the sheet in map units: at 350 px on a phone, city names are 12 px high. */
const sheetWidth = 520;

/** What the close-up shows: the ring of ten miles, and the neighbors at its edge with their names. */
const closeUpMiles = { across: 26, down: 21.6 } as const;

/** Maximum number of names in the close-up, the nearest first: it shows where the shop is, not the service area. */
const mostNeighbors = 8;

/** Decides what a map shows. */
export function mapPlan(options: ServiceAreaMapOptions): MapPlan {
  const { office, cities, highlight, view } = options;
  const marked = cities.find(({ slug }) => slug === highlight);
  if (highlight !== undefined && !marked) throw new RangeError(`The map has no city '${highlight}'.`);
  const style = viewStyles[view];
  const frame =
    view === 'shop' ? closeUpFrame(office, closeUpMiles, sheetWidth) : mapFrame(office, cities, sheetWidth);
  const center = frame.place(office);
  const home = cities.find(({ name }) => name === office.town);
  const others = cities.filter((city) => city !== home);
  const shown = view === 'shop' ? neighbors(frame, center, others) : others;
  return {
    options,
    style,
    frame,
    center,
    counties: mapCounties(frame, [office, ...cities]),
    tag: officeTag(
      center,
      options.words.map.office,
      office.town,
      style,
      edgeOf(frame, 2),
      shown.map((city) => frame.place(city)),
    ),
    home,
    marked,
    shown,
    named: view === 'city' ? shown.filter((city) => city === marked) : shown,
  };
}

/** The sheet's edge, a given distance inside, in map units. */
export function edgeOf({ width, height }: MapFrame, margin: number): Bounds {
  return grow({ left: 0, top: 0, right: width, bottom: height }, -margin);
}

/** The cities on the sheet that are nearest to the office, the nearest first. */
function neighbors(frame: MapFrame, center: Point2, cities: readonly MapCity[]): MapCity[] {
  const edge = edgeOf(frame, flangeRadius * 2);
  return cities
    .map((city) => ({ city, at: frame.place(city) }))
    .filter(({ at }) => isWithin(edge, at))
    .map(({ city, at }) => ({ city, away: distanceOf(at, center) }))
    .sort((a, b) => a.away - b.away)
    .slice(0, mostNeighbors)
    .map(({ city }) => city);
}
