import type { Coordinates } from './geography/coordinates';
import { borderLines, countiesAround, countyAt, type County } from './geography/counties';
import { fill } from '../lib/fill';
import { colors } from '../theme/colors.mjs';
import type { Point2 } from './geometry';
import type { MapFrame } from './frame';
import { isInside, projectedRings, type Rings } from './inside';
import type { Label, LabelSpot } from './labels';
import type { MapWords } from './options';
import { distanceOf } from './segments';
import { labelSetter, type SetLabel, type TextStyle } from './text-size';

/** Counties with the office or a city in them, and those around. */
export interface MapCounties {
  served: County[];
  around: County[];
}

/** Sorts the counties in view by whether a city page or the office lies in them. */
export function mapCounties(frame: MapFrame, places: readonly Coordinates[]): MapCounties {
  const home = new Set(places.map((place) => countyAt(place)?.id));
  const inView = countiesAround(places).filter(
    ({ box, outline }) => mayBeInView(frame, box) && frame.outline(outline) !== '',
  );
  return {
    served: inView.filter(({ id }) => home.has(id)),
    around: inView.filter(({ id }) => !home.has(id)),
  };
}

/** Skips most counties by their bounding boxes before their outlines are projected, which is slow. */
function mayBeInView(frame: MapFrame, [[west, south], [east, north]]: County['box']): boolean {
  const [left, top] = frame.place({ latitude: north, longitude: west });
  const [right, bottom] = frame.place({ latitude: south, longitude: east });
  const { width, height, bleed } = frame;
  return right >= -bleed && left <= width + bleed && bottom >= -bleed && top <= height + bleed;
}

/** Background, served counties a shade lighter, and the borders as dash-dotted lines. */
export function countyGround(frame: MapFrame, { served, around }: MapCounties): string {
  const lighter = served.map(({ outline }) => frame.outline(outline)).join('');
  const borders = frame.outline(borderLines([...served, ...around]));
  return (
    `<path fill="${colors.navy}" d="M0 0h${frame.width}v${frame.height}H0z"/>` +
    `<path fill="${colors.navy2}" d="${lighter}"/>` +
    `<path fill="none" stroke="${colors.steel}" stroke-opacity=".7" stroke-width="1.5" stroke-dasharray="14 4 3 4" d="${borders}"/>`
  );
}

/** Steps of the grid on which a county's name is tried, in map units. */
const step = 10;

/** Least distance of a name from the sides of the sheet, in map units. */
const margin = 8;

/** A county's name is shown only if at least this much of it is in view, in square map units. */
const leastArea = 9000;

/** Names of the counties in view, with every spot where the whole name lies inside its county. */
export function countyLabels(
  frame: MapFrame,
  { served, around }: MapCounties,
  style: TextStyle,
  words: MapWords['county'],
): Label[] {
  return [...served, ...around].flatMap(({ id, name, outline }): Label[] => {
    const { area, middle } = frame.visiblePart(outline);
    if (area < leastArea) return [];
    const rings = projectedRings(frame, outline);
    const spotsFor = (...lines: string[]): Iterable<LabelSpot> =>
      spotsInside(frame, rings, middle, labelSetter(lines, style, 'middle'));
    const inOneLine = spotsFor(fill(words.one, { name }).toUpperCase());
    const fitsInOne = inOneLine[Symbol.iterator]().next().done === false;
    // In two lines: the name, and what comes before or after it.
    const lines = words.one.split(/(\{name\})/).map((part) => fill(part, { name }).trim().toUpperCase());
    return [{ id: `county-${id}`, spots: fitsInOne ? inOneLine : spotsFor(...lines.filter(Boolean)) }];
  });
}

/** Positions on the grid between two coordinates, from the edge of the sheet on. */
function stepsBetween(from: number, to: number): number[] {
  const first = Math.max(1, Math.ceil(from / step));
  return Array.from({ length: Math.max(0, Math.ceil(to / step) - first) }, (_, i) => (first + i) * step);
}

/**
 * Spots where a name fits into its county, those near the center of its visible part first. Computed lazily, because one
 * of the first spots is usually taken, and computing all of them took a third of a map's time.
 */
function spotsInside(
  { width, height }: MapFrame,
  rings: Rings,
  middle: Point2,
  setAt: SetLabel,
): Iterable<LabelSpot> {
  const points = rings.flat();
  const across = points.map(([x]) => x);
  const down = points.map(([, y]) => y);
  // How far a name reaches from its position: closer to the county's sides it fits nowhere.
  const { left, right, top, bottom } = setAt([0, 0]).box;
  const columns = stepsBetween(
    Math.max(Math.min(...across), margin) - left,
    Math.min(Math.max(...across), width - margin) - right,
  );
  const rows = stepsBetween(Math.min(...down) - top, Math.min(Math.max(...down) - bottom, height));
  const nearestFirst = columns
    .flatMap((x) => rows.map((y): Point2 => [x, y]))
    .map((at) => ({ at, away: distanceOf(at, middle) }))
    .sort((a, b) => a.away - b.away);
  return {
    *[Symbol.iterator]() {
      for (const { at } of nearestFirst) {
        const spot = setAt(at);
        const { left, right, top, bottom } = spot.box;
        const corners: Point2[] = [[left, top], [right, top], [left, bottom], [right, bottom]]; // prettier-ignore
        if (corners.every((corner) => isInside(rings, corner))) yield spot;
      }
    },
  };
}
