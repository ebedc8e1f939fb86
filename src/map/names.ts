import { grow, type Bounds, type Point2, round } from './geometry';
import { colors } from '../theme/colors.mjs';
import { countyLabels } from './county-layer';
import {
  firstFree,
  type Label,
  type LabelSpot,
  type Stroke,
  type Surroundings,
  mapText,
  spotsBeside,
  type TextStyle,
  escapeXml,
} from './labels';
import { type MapCity, type MapTextStyles, wayTo } from './options';
import { edgeOf, type MapPlan } from './plan';
import { ringLabels, ringStrokes, flangeRadius, flange, markedFlange, quietFlange } from './symbols';
import { halfThickness, pipePieces, type ServiceLine, runPath, endOf } from './pipes';
import { fill } from '../lib/fill';

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

/** The cities' symbols. */
export const citySymbols = ({ shown, marked, named, frame }: MapPlan): string =>
  shown
    .map((city) => {
      const at = frame.place(city);
      if (city === marked) return markedFlange(at);
      return named.includes(city) ? flange(at) : quietFlange(at);
    })
    .join('');

/** Names of the cities. In the map of the area each is a link together with its line, which is animated on hover. */
export function cityNames(
  plan: MapPlan,
  lines: readonly ServiceLine[],
  texts: ReadonlyMap<string, LabelSpot>,
): string {
  const { options, style, shown, marked } = plan;
  const { size } = style.text.city;
  const paint = `font-size="${size}" font-weight="650" fill="${colors.white}" stroke="${colors.ink}" stroke-width="5" paint-order="stroke" stroke-linejoin="round"`;
  const names = shown.map(({ slug }) => mapText(texts.get(slug), size));
  if (options.view !== 'area') return `<g ${paint}>${names.join('')}</g>`;
  const links = shown.map((city, i) => {
    const line = lines.find(({ slug }) => slug === city.slug)!;
    const label = fill(options.words.map.link, wayTo(city, options));
    return (
      `<a href="/service-area/${city.slug}" aria-label="${escapeXml(label)}" class="map-city"${city === marked ? ' aria-current="page"' : ''}>` +
      `<path class="map-run" fill="none" d="${runPath(line)}"/>` +
      `<g class="map-name" ${paint}>${names[i]}</g>${target(endOf(line), texts.get(city.slug))}</a>`
    );
  });
  return links.join('') + homeLink(plan);
}

/** The link of the city in which the office is: its name is on the office's plate. */
function homeLink({ options, home, marked, center, tag: { box } }: MapPlan): string {
  if (!home) return '';
  const current = home === marked ? ' aria-current="page"' : '';
  return `<a href="/service-area/${home.slug}" aria-label="${escapeXml(`${options.words.map.office}, ${home.name}`)}" class="map-city"${current}>${target(center, { box })}</a>`;
}

/** The area that can be pressed: symbol and name together, at least 24 px high on a phone. */
function target([x, y]: Point2, spot: Pick<LabelSpot, 'box'> | undefined): string {
  const reach = 18;
  const box = spot?.box ?? { left: x, right: x, top: y, bottom: y };
  const left = Math.min(x - reach, box.left - 2);
  const right = Math.max(x + reach, box.right + 2);
  const top = Math.min(y - reach, box.top - 2);
  const bottom = Math.max(y + reach, box.bottom + 2);
  return `<rect class="map-target" x="${round(left)}" y="${round(top)}" width="${round(right - left)}" height="${round(bottom - top)}" rx="5" fill="none" pointer-events="all"/>`;
}
