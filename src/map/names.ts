import { grow, type Bounds, type Point2 } from './geometry';
import { colors } from '../theme/colors.mjs';
import { countyLabels } from './county-layer';
import { firstFree, type Label, type LabelSpot, type Stroke, type Surroundings } from './labels';
import { mapText } from './map-text';
import type { MapCity } from './options';
import { edgeOf, type MapPlan } from './plan';
import { ringLabels, ringStrokes } from './ring-layer';
import { halfThickness, pipePieces, type ServiceLine } from './service-lines';
import { flangeRadius, round } from './symbols';
import { spotsBeside, type TextStyle } from './text-size';
import type { MapTextStyles } from './view-styles';

/** Lines in service, and lines in the background. */
export interface MapLines {
  live: readonly ServiceLine[];
  quiet: readonly ServiceLine[];
}

/** Free space between two names, in map units. */
const clearance = 4;

/**
 * The places of all names, by id: first cities, of these first those with a `side` in content, then miles and counties
 * in the remaining space. If necessary a city's name covers a line, but never another name. A name without room is left
 * out.
 */
export function placeNames(plan: MapPlan, lines: MapLines): Map<string, LabelSpot> {
  const { frame, center, counties, style } = plan;
  const { words } = plan.options;
  const around: Surroundings = {
    sheet: edgeOf(frame, 6),
    boxes: symbolBoxes(plan),
    strokes: pipeStrokes(plan, lines),
  };
  const rings = ringStrokes(frame, center, style.rings);
  const placed = new Map<string, LabelSpot>();
  const placeLabel = ({ id, spots }: Label, ...choices: readonly Surroundings[]): void => {
    const names = [...placed.values()].map(({ box }) => grow(box, clearance));
    for (const choice of choices) {
      const spot = firstFree(spots, { ...choice, boxes: [...choice.boxes, ...names] });
      if (spot && !placed.has(id)) placed.set(id, spot);
    }
  };
  for (const label of cityLabels(plan, around.sheet)) placeLabel(label, around, { ...around, strokes: [] });
  const roomy = {
    ...around,
    strokes: around.strokes.map((stroke) => ({ ...stroke, half: stroke.half + 5 })),
  };
  for (const label of ringLabels(frame, center, style, words.map)) placeLabel(label, roomy);
  for (const label of countyLabels(frame, counties, style.text.county, words.county))
    placeLabel(label, { ...roomy, strokes: [...roomy.strokes, ...rings] }, roomy);
  return placed;
}

/** The names of the cities, those with a `side` in content first. */
function cityLabels({ named, style, ...plan }: MapPlan, sheet: Bounds): Label[] {
  return [...named]
    .sort((a, b) => Number(b.side !== undefined) - Number(a.side !== undefined))
    .map((city) => {
      const { at, radius } = symbolOf(plan, city);
      return {
        id: city.slug,
        spots: spotsBeside(city.name, style.text.city, at, radius + 1, { first: city.side, sheet }),
      };
    });
}

/** What names may not cover: the valve, its plate, and the symbols of the cities. */
function symbolBoxes({ center, style, tag, shown, ...plan }: MapPlan): Bounds[] {
  const boxOf = ([x, y]: Point2, radius: number): Bounds =>
    grow({ left: x, right: x, top: y, bottom: y }, radius);
  const symbols = shown.map((city) => symbolOf(plan, city));
  return [boxOf(center, style.valve), tag.box, ...symbols.map(({ at, radius }) => boxOf(at, radius))];
}

function symbolOf(
  { frame, marked }: Pick<MapPlan, 'frame' | 'marked'>,
  city: MapCity,
): { at: Point2; radius: number } {
  return { at: frame.place(city), radius: city === marked ? flangeRadius * 2 : flangeRadius };
}

/** The pipes of a map as lines that names must not touch, with their thickness. */
function pipeStrokes({ style }: MapPlan, { live, quiet }: MapLines): Stroke[] {
  const strokes = (lines: readonly ServiceLine[], thinnest: number): Stroke[] =>
    pipePieces(lines).map(({ from, to, serves }) => ({ from, to, half: halfThickness(serves, thinnest) }));
  return [...strokes(live, style.thinnestPipe), ...strokes(quiet, 0)];
}

/** County names and miles: part of the picture, not read out. */
export function quietNames(texts: ReadonlyMap<string, LabelSpot>, { county, ring }: MapTextStyles): string {
  const of = (kind: string, { size }: TextStyle): string =>
    [...texts].map(([id, spot]) => (id.startsWith(kind) ? mapText(spot, size) : '')).join('');
  const spacing = round(county.size * (county.tracking ?? 0));
  return (
    '<g aria-hidden="true">' +
    `<g fill="${colors.street}" font-size="${county.size}" font-weight="600" letter-spacing="${spacing}">${of('county-', county)}</g>` +
    `<g fill="${colors.mist}" font-size="${ring.size}" font-weight="500" stroke="${colors.navy}" stroke-width="4" paint-order="stroke">${of('ring-', ring)}</g>` +
    '</g>'
  );
}
