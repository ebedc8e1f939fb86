import { geoMercator, geoPath, type GeoPermissibleObjects, type GeoProjection } from 'd3-geo';
import type { InterfaceWords } from '../content/types';
import type { MapSide } from '../content/vocabulary';
import { bearing, distanceMiles, toPosition, type Coordinates } from './geography/coordinates';
import { contains, countiesAround, countyAt, type County } from './geography/counties';
import { distanceOf, grow, isWithin, round, type Bounds, type Point2 } from './geometry';
import { textWidth, type TextStyle } from './text-width';

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

/** What is drawn. */
export interface ServiceAreaMapOptions {
  /** position and town of the office, both from `site.json` */
  office: Coordinates & { town: string };
  cities: readonly MapCity[];
  highlight?: string;
  view: MapView;
  /** what the map says, in the language of its page */
  words: Pick<InterfaceWords, 'map' | 'directions' | 'county'>;
}

/** How one view of the map looks; sizes in map units. */
interface ViewStyle {
  text: {
    city: TextStyle;
    /** the office's name plate */
    tag: TextStyle;
    /** spaced capitals, so that no one takes a county for a city */
    county: TextStyle;
    ring: TextStyle;
  };
  /** radius of the office's handwheel */
  valve: number;
  /** straight-line miles of the rings round the office */
  rings: readonly number[];
  /** smallest diameter of a line in service */
  thinnestPipe: number;
}

/** A city's map stands in a narrow column, so its names are larger; the close-up is about the shop, so its valve is. */
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

/** Maximum number of names in the close-up, the nearest first: it shows where the shop is, not the service area. */
const mostNeighbors = 8;

/** Radius of a city's flange, in map units. */
export const flangeRadius = 7;

/** Decides what a map shows before it is drawn: the sheet, what is on it, and which cities it shows. */
export function mapPlan(options: ServiceAreaMapOptions) {
  const { office, cities, highlight, view } = options;
  /** the city that the page is about */
  const marked = cities.find(({ slug }) => slug === highlight);
  if (highlight !== undefined && !marked) throw new RangeError(`The map has no city '${highlight}'.`);
  const style = viewStyles[view];
  const places: [Coordinates, ...Coordinates[]] = [office, ...cities];
  const frame = view === 'shop' ? closeUpFrame(office) : mapFrame(places);
  const center = frame.place(office);
  /** the city in which the office is: drawn as one with the office */
  const home = cities.find(({ name }) => name === office.town);
  const others = cities.filter((city) => city !== home);
  /** the cities that have a symbol on the sheet */
  const shown = view === 'shop' ? neighbors(frame, center, others) : others;
  const ids = new Set(places.map((place) => countyAt(place)?.id));
  const inView = countiesAround(places).filter(({ outline }) => frame.outline(outline) !== '');
  return {
    options,
    style,
    frame,
    center,
    home,
    marked,
    shown,
    /** those of them that have a name */
    named: view === 'city' ? shown.filter((city) => city === marked) : shown,
    /** counties with the office or a city in them, and those around */
    served: inView.filter(({ id }) => ids.has(id)),
    around: inView.filter(({ id }) => !ids.has(id)),
    tag: officeTag(
      center,
      [options.words.map.office, office.town],
      style,
      edgeOf(frame, 2),
      shown.map((city) => frame.place(city)),
    ),
  };
}

/** What `mapPlan` has decided. */
export type MapPlan = ReturnType<typeof mapPlan>;

/** The sheet's edge, a given distance inside, in map units. */
export function edgeOf({ width, height }: MapFrame, margin: number): Bounds {
  return grow({ left: 0, top: 0, right: width, bottom: height }, -margin);
}

/** The cities on the sheet that are nearest to the office, the nearest first. */
function neighbors(frame: MapFrame, center: Point2, cities: readonly MapCity[]): MapCity[] {
  const edge = edgeOf(frame, flangeRadius * 2);
  const awayOf = (city: MapCity): number => distanceOf(frame.place(city), center);
  return cities
    .filter((city) => isWithin(edge, frame.place(city)))
    .sort((a, b) => awayOf(a) - awayOf(b))
    .slice(0, mostNeighbors);
}

/**
 * The office's name plate: on a short stem to the right of the valve; to its left where that would leave the sheet or
 * cover a city. Where a long name fits on neither side, the stem is shorter.
 */
function officeTag(
  [x, y]: Point2,
  lines: readonly [string, string],
  { text: { tag }, valve }: ViewStyle,
  sheet: Bounds,
  cities: readonly Point2[],
) {
  const { size } = tag;
  const width = round(Math.max(...lines.map((line) => textWidth(line, tag))) + size * 1.2);
  const away = valve + 22;
  const boxFrom = (left: number): Bounds => ({
    left,
    right: left + width,
    top: y - size * 1.25,
    bottom: y + size * 1.4,
  });
  const [onRight, onLeft] = [boxFrom(x + away), boxFrom(x - away - width)];
  const covers = (plate: Bounds) => {
    const box = grow(plate, flangeRadius * 2);
    return cities.some((city) => isWithin(box, city));
  };
  const isRight =
    onLeft.left < sheet.left || (onRight.right <= sheet.right && (!covers(onRight) || covers(onLeft)));
  const box = isRight ? boxFrom(Math.min(x + away, Math.max(x + valve, sheet.right - width))) : onLeft;
  return { lines, box, isRight };
}

/** Width of the sheet in map units: at 350 px on a phone, city names are 12 px high. */
const sheetWidth = 520;

/** Free space around the outermost places, in map units, for their labels. */
const padding = { top: 46, right: 100, bottom: 46, left: 44 } as const;

/** Fits a sheet to the places that it must show, the office first; its height follows, so a new city makes it grow. */
function mapFrame(places: readonly [Coordinates, ...Coordinates[]]) {
  const shown = { type: 'MultiPoint' as const, coordinates: places.map(toPosition) };
  // Mercator keeps directions and, over a county or two, distances: what a ring of miles needs
  const projection = geoMercator().fitWidth(sheetWidth - padding.left - padding.right, shown);
  const bounds = geoPath(projection).bounds(shown);
  const height = Math.round(bounds[1][1] - bounds[0][1] + padding.top + padding.bottom);
  if (!Number.isFinite(projection.scale()) || !Number.isFinite(height))
    throw new RangeError('A map needs at least two different places.');
  const [left, top] = projection.translate();
  projection.translate([left - bounds[0][0] + padding.left, top - bounds[0][1] + padding.top]);
  return sheetOf(projection, places[0], height);
}

/** What the close-up shows: the ring of ten miles, and the neighbors at its edge with their names. */
const closeUpMiles = { across: 26, down: 21.6 } as const;

/** A sheet with the office in the middle, whatever else comes into view. */
function closeUpFrame(office: Coordinates) {
  const height = Math.round((sheetWidth * closeUpMiles.down) / closeUpMiles.across);
  const projection = geoMercator()
    .center(toPosition(office))
    .translate([sheetWidth / 2, height / 2]);
  projection.scale(
    (projection.scale() * sheetWidth) / closeUpMiles.across / unitsPerMile(projection, office),
  );
  return sheetOf(projection, office, height);
}

/** The sheet of a map: its size in map units and the projection from the earth to the paper. */
function sheetOf(projection: GeoProjection, office: Coordinates, height: number) {
  const cutAt = (bleed: number): ReturnType<typeof geoPath> =>
    geoPath(
      geoMercator()
        .center(projection.center())
        .scale(projection.scale())
        .translate(projection.translate())
        .clipExtent([
          [-bleed, -bleed],
          [sheetWidth + bleed, height + bleed],
        ]),
    );
  // Cut a little outside the paper, so that no border runs along its edge.
  const [path, visible] = [cutAt(20).digits(0), cutAt(0)];
  return {
    width: sheetWidth,
    height,
    /** near the office */
    unitsPerMile: unitsPerMile(projection, office),
    place: (coordinates: Coordinates) => project(projection, coordinates),
    /** SVG path data of a shape; empty when none of it is in view */
    outline: (shape: GeoPermissibleObjects): string => path(shape) ?? '',
    /** middle of the part of a shape that is in view, and that part's area in square map units */
    visiblePart: (shape: GeoPermissibleObjects): { middle: Point2; area: number } => ({
      middle: visible.centroid(shape),
      area: visible.area(shape),
    }),
    /** whether all corners of a box lie in a shape */
    holds: (shape: County['outline'], { left, right, top, bottom }: Bounds): boolean =>
      [left, right].every((x) =>
        // A Mercator projection has an inverse at every point, and a point for every place.
        [top, bottom].every((y) => contains(shape, projection.invert!([x, y])!)),
      ),
  };
}

type MapFrame = ReturnType<typeof sheetOf>;

const project = (projection: GeoProjection, { latitude, longitude }: Coordinates): Point2 =>
  projection([longitude, latitude])!;

function unitsPerMile(projection: GeoProjection, office: Coordinates): number {
  const north = { latitude: office.latitude + 0.1, longitude: office.longitude };
  return (project(projection, office)[1] - project(projection, north)[1]) / distanceMiles(office, north);
}
