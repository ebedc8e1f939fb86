import { geoContains } from 'd3-geo';
import type { Coordinates } from './geography/coordinates';
import { borderLines, countiesAround, countyAt, type County } from './geography/counties';
import { fill } from '../lib/fill';
import { colors } from '../theme/colors.mjs';
import { type Point2, distanceOf } from './geometry';
import type { MapFrame } from './frame';
import { type Label, type LabelSpot, labelSetter, type SetLabel, type TextStyle } from './labels';
import type { MapWords } from './options';

/** Counties with the office or a city in them, and those around. */
export interface MapCounties {
  served: County[];
  around: County[];
}

/** Sorts the counties in view by whether a city page or the office lies in them. */
export function mapCounties(frame: MapFrame, places: readonly Coordinates[]): MapCounties {
  const home = new Set(places.map((place) => countyAt(place)?.id));
  const inView = countiesAround(places).filter(({ outline }) => frame.outline(outline) !== '');
  return {
    served: inView.filter(({ id }) => home.has(id)),
    around: inView.filter(({ id }) => !home.has(id)),
  };
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

/** Steps of the grid on which a county's name is tried, and how far from the middle, in map units. */
const step = 15;
const farthest = 120;

/** A county's name is shown only if at least this much of it is in view, in square map units. */
const leastArea = 9000;

/** Names of the counties in view, with the spots where the whole name lies inside its county, in one line or in two. */
export function countyLabels(
  frame: MapFrame,
  { served, around }: MapCounties,
  style: TextStyle,
  words: MapWords['county'],
): Label[] {
  return [...served, ...around].flatMap(({ id, name, outline }): Label[] => {
    const { area, middle } = frame.visiblePart(outline);
    if (area < leastArea) return [];
    // In two lines, if there is no room for one: the name, and what comes before or after it.
    const parts = words.one.split(/(\{name\})/).filter((part) => part.trim());
    return [[words.one], parts].map((lines) => {
      const written = lines.map((line) => fill(line, { name }).trim().toUpperCase());
      const setAt = labelSetter(written, style, 'middle');
      return { id: `county-${id}`, spots: spotsInside(frame, outline, middle, setAt) };
    });
  });
}

/** Spots on a grid where a whole name lies inside its county, those near the middle of its visible part first. */
function spotsInside(
  { width, height, unproject }: MapFrame,
  outline: County['outline'],
  middle: Point2,
  setAt: SetLabel,
): LabelSpot[] {
  const steps = (size: number) => Array.from({ length: Math.floor(size / step) }, (_, i) => i * step);
  return steps(width)
    .flatMap((x) => steps(height).map((y): Point2 => [x, y]))
    .filter((at) => distanceOf(at, middle) <= farthest)
    .sort((a, b) => distanceOf(a, middle) - distanceOf(b, middle))
    .map(setAt)
    .filter(({ box: { left, right, top, bottom } }) =>
      [
        [left, top],
        [right, top],
        [left, bottom],
        [right, bottom],
      ].every(([x = 0, y = 0]) => geoContains(outline, unproject([x, y]))),
    );
}
