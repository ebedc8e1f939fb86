import { grow, type Bounds } from '../kit/bounds';
import { palette, type Point2 } from '../kit';
import { countyLabels, mapCounties } from './county-layer';
import type { MapFrame } from './frame';
import { placeLabels, type Label, type LabelSpot, type Stroke, type Surroundings } from './label-placement';
import { mapText } from './map-text';
import type { MapCity, ServiceAreaMapOptions } from './options';
import { ringLabels, ringStrokes } from './ring-layer';
import { pipePieces, type ServiceLine } from './service-lines';
import { flangeRadius, round, valveRadius } from './symbols';
import { spotsAround, type TextStyle } from './text-size';
import { textStyles, type MapTextStyles } from './text-styles';

/** The places of all names: cities first, then miles and counties in the room that is left. */
export function placeNames(
  frame: MapFrame,
  { office, cities, size }: ServiceAreaMapOptions,
  parts: {
    named: readonly MapCity[];
    live: readonly ServiceLine[];
    quiet: readonly ServiceLine[];
    tag: Bounds;
    marked?: MapCity;
  },
): Map<string, LabelSpot> {
  const around = ([x, y]: Point2, radius: number): Bounds =>
    grow({ left: x, right: x, top: y, bottom: y }, radius);
  const centre = frame.place(office);
  const styles = textStyles[size];
  const radiusOf = (city: MapCity): number => (city === parts.marked ? flangeRadius * 2 : flangeRadius);
  const pipes = (lines: readonly ServiceLine[], weight: number): Stroke[] =>
    pipePieces(lines).map(({ from, to }) => ({ from, to, weight }));
  const surroundings: Surroundings = {
    sheet: grow({ left: 0, top: 0, right: frame.width, bottom: frame.height }, -6),
    blocked: [
      around(centre, valveRadius),
      grow(parts.tag, 2),
      ...cities.map((city) => around(frame.place(city), radiusOf(city))),
    ],
    strokes: [...pipes(parts.live, 0.4), ...pipes(parts.quiet, 0.1)],
  };
  const names = parts.named.map((city): Label => ({
    id: city.slug,
    spots: spotsAround(city.name, styles.city, frame.place(city), radiusOf(city) + 1),
  }));
  const counties = countyLabels(frame, mapCounties(frame, [office, ...cities]), styles.county);
  const placed = placeLabels(names, surroundings);
  const rings = placeLabels(ringLabels(frame, centre, styles.ring), beside(surroundings, placed));
  const besideRings = beside(surroundings, placed, rings);
  const rest = placeLabels(counties, {
    ...besideRings,
    strokes: [...besideRings.strokes, ...ringStrokes(frame, centre, 0.05)],
  });
  return new Map([...placed, ...rings, ...rest]);
}

/** The same surroundings with names in them that are placed already. */
function beside(surroundings: Surroundings, ...placed: ReadonlyMap<string, LabelSpot>[]): Surroundings {
  const names = placed.flatMap((set) => [...set.values()]).map(({ box }) => grow(box, 4));
  return { ...surroundings, blocked: [...surroundings.blocked, ...names] };
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
