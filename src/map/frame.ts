import { geoMercator, geoPath, type GeoPermissibleObjects, type GeoProjection } from 'd3-geo';
import { distanceMiles, toPosition, type Coordinates } from './geography/coordinates';
import type { Point2 } from './geometry';

/** Free space around the outermost places, in map units, for their labels. */
const padding = { top: 46, right: 100, bottom: 46, left: 44 } as const;

/** The sheet of a map: its size in map units and the projection from the earth to the paper. */
export interface MapFrame {
  width: number;
  height: number;
  /** map units to one mile near the office */
  unitsPerMile: number;
  /** a place on the earth to a point on the paper */
  place(coordinates: Coordinates): Point2;
  /** a point on the paper to longitude and latitude */
  unproject(point: Point2): [longitude: number, latitude: number];
  /** SVG path data of a shape, cut a little outside the paper, so that no border runs along its edge; empty when none of it is in view */
  outline(shape: GeoPermissibleObjects): string;
  /** middle of the part of a shape that is in view, and that part's area in square map units */
  visiblePart(shape: GeoPermissibleObjects): { middle: Point2; area: number };
}

/**
 * Fits a sheet of a given width to the places that it must show; the height follows from them, so that adding
 * a city makes the map grow instead of squeezing it.
 */
export function mapFrame(office: Coordinates, places: readonly Coordinates[], width: number): MapFrame {
  const shown = { type: 'MultiPoint' as const, coordinates: [office, ...places].map(toPosition) };
  // Mercator keeps directions and, over a county or two, distances: what a ring of miles needs
  const projection = geoMercator().fitWidth(width - padding.left - padding.right, shown);
  const bounds = geoPath(projection).bounds(shown);
  const height = Math.round(bounds[1][1] - bounds[0][1] + padding.top + padding.bottom);
  if (!Number.isFinite(projection.scale()) || !Number.isFinite(height))
    throw new RangeError('A map needs at least two different places.');
  const [left, top] = projection.translate();
  projection.translate([left - bounds[0][0] + padding.left, top - bounds[0][1] + padding.top]);
  return sheetOf(projection, office, width, height);
}

/**
 * A sheet with the office in the middle, whatever else comes into view.
 * @param miles how much of the ground it shows, from side to side and from top to bottom
 * @param width of the sheet, in map units
 */
export function closeUpFrame(
  office: Coordinates,
  miles: { across: number; down: number },
  width: number,
): MapFrame {
  const height = Math.round((width * miles.down) / miles.across);
  const projection = geoMercator()
    .center(toPosition(office))
    .translate([width / 2, height / 2]);
  projection.scale((projection.scale() * width) / miles.across / unitsPerMile(projection, office));
  return sheetOf(projection, office, width, height);
}

/** The sheet that a projection draws on. */
function sheetOf(projection: GeoProjection, office: Coordinates, width: number, height: number): MapFrame {
  const cutAt = (bleed: number): ReturnType<typeof geoPath> =>
    geoPath(
      geoMercator()
        .center(projection.center())
        .scale(projection.scale())
        .translate(projection.translate())
        .clipExtent([
          [-bleed, -bleed],
          [width + bleed, height + bleed],
        ]),
    );
  const [path, visible] = [cutAt(20).digits(0), cutAt(0)];
  return {
    width,
    height,
    unitsPerMile: unitsPerMile(projection, office),
    place: (coordinates) => project(projection, coordinates),
    // A Mercator projection has an inverse at every point.
    unproject: ([x, y]) => projection.invert!([x, y])!,
    outline: (shape) => path(shape) ?? '',
    visiblePart: (shape) => ({ middle: visible.centroid(shape), area: visible.area(shape) }),
  };
}

function project(projection: GeoProjection, { latitude, longitude }: Coordinates): Point2 {
  const point = projection([longitude, latitude]);
  if (!point) throw new RangeError(`Latitude ${latitude}, longitude ${longitude} has no place on the map.`);
  return point;
}

function unitsPerMile(projection: GeoProjection, office: Coordinates): number {
  const north = { latitude: office.latitude + 0.1, longitude: office.longitude };
  return (project(projection, office)[1] - project(projection, north)[1]) / distanceMiles(office, north);
}
