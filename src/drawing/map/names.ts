import { grow, type Bounds } from '../kit/bounds';
import { palette } from '../kit';
import { countyLabels } from './county-layer';
import {
  placeLabels,
  type Label,
  type LabelSpot,
  type MapSymbol,
  type Stroke,
  type Surroundings,
} from './label-placement';
import { mapText } from './map-text';
import type { MapCity } from './options';
import { edgeOf, type MapPlan } from './plan';
import { ringLabels, ringStrokes } from './ring-layer';
import { halfThickness, pipePieces, type ServiceLine } from './service-lines';
import { flangeRadius, round } from './symbols';
import { spotsAround, type TextStyle } from './text-size';
import type { MapTextStyles } from './view-styles';

/** Lines in service, and lines in the background. */
export interface MapLines {
  live: readonly ServiceLine[];
  quiet: readonly ServiceLine[];
}

/** The names of the cities, each with the spots round its symbol. */
export function cityLabels({ named, style, ...plan }: MapPlan): Label[] {
  return named.map((city) => {
    const symbol = symbolOf(plan, city);
    return {
      id: city.slug,
      symbol,
      spots: spotsAround(city.name, style.text.city, symbol.at, symbol.radius + 1),
    };
  });
}

/** What neither names nor lines may cover: the valve, its plate, and the symbols of the cities. */
export function mapSymbols({ centre, style, tag, shown, ...plan }: MapPlan): Bounds[] {
  const boxOf = ({ at: [x, y], radius }: MapSymbol): Bounds =>
    grow({ left: x, right: x, top: y, bottom: y }, radius);
  return [
    boxOf({ at: centre, radius: style.valve }),
    grow(tag.box, 2),
    ...shown.map((city) => boxOf(symbolOf(plan, city))),
  ];
}

/** The places of all names: the cities' first, then miles and counties in the room that is left. */
export function placeNames(plan: MapPlan, lines: MapLines): Map<string, LabelSpot> {
  const { frame, centre, counties, style } = plan;
  const around = surroundings(plan, lines);
  const placed = placeLabels(cityLabels(plan), around);
  const rings = placeLabels(ringLabels(frame, centre, style), beside(around, placed));
  const besideRings = beside(around, placed, rings);
  const rest = placeLabels(countyLabels(frame, counties, style.text.county), {
    ...besideRings,
    strokes: [...besideRings.strokes, ...ringStrokes(frame, centre, style.rings, 0.05)],
  });
  return new Map([...placed, ...rings, ...rest]);
}

function symbolOf({ frame, marked }: Pick<MapPlan, 'frame' | 'marked'>, city: MapCity): MapSymbol {
  return { at: frame.place(city), radius: city === marked ? flangeRadius * 2 : flangeRadius };
}

/** The pipes of a map as lines that names keep off, thicker and heavier where they are in service. */
function pipeStrokes({ style }: MapPlan, { live, quiet }: MapLines): Stroke[] {
  const strokes = (lines: readonly ServiceLine[], weight: number, thinnest: number): Stroke[] =>
    pipePieces(lines).map(({ from, to, serves }) => ({
      from,
      to,
      weight,
      crossing: weight * 200,
      half: halfThickness(serves, thinnest),
    }));
  return [...strokes(live, 0.4, style.thinnestPipe), ...strokes(quiet, 0.1, 0)];
}

/** What the names of a map have to keep clear of, with given lines on it. */
export function surroundings(plan: MapPlan, lines: MapLines): Surroundings {
  return {
    sheet: edgeOf(plan.frame, 6),
    blocked: mapSymbols(plan),
    strokes: pipeStrokes(plan, lines),
  };
}

/** The same surroundings with names in them that are placed already. */
function beside(around: Surroundings, ...placed: ReadonlyMap<string, LabelSpot>[]): Surroundings {
  const names = placed.flatMap((set) => [...set.values()]).map(({ box }) => grow(box, 4));
  return { ...around, blocked: [...around.blocked, ...names] };
}

/** County names and miles: part of the picture, not read out. */
export function quietNames(texts: ReadonlyMap<string, LabelSpot>, { county, ring }: MapTextStyles): string {
  const of = (kind: string, { size }: TextStyle): string =>
    [...texts].map(([id, spot]) => (id.startsWith(kind) ? mapText(spot, size) : '')).join('');
  const spacing = round(county.size * (county.tracking ?? 0));
  return (
    '<g aria-hidden="true">' +
    `<g fill="${palette.street}" font-size="${county.size}" font-weight="600" letter-spacing="${spacing}">${of('county-', county)}</g>` +
    `<g fill="${palette.mist}" font-size="${ring.size}" font-weight="500" stroke="${palette.navy}" stroke-width="4" paint-order="stroke">${of('ring-', ring)}</g>` +
    '</g>'
  );
}
