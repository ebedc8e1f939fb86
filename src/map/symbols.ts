import { colors } from '../theme/colors.mjs';
import { round, type Point2, grow, isWithin, type Bounds } from './geometry';
import { escapeXml, textWidth, type Label, type Stroke, labelSetter } from './labels';
import type { ViewStyle, MapWords } from './options';
import type { Coordinates } from './geography/coordinates';
import { fill } from '../lib/fill';
import type { MapFrame } from './frame';

/** Radius of a city's flange, in map units. */
export const flangeRadius = 7;

const at = ([x, y]: Point2): string => `cx="${round(x)}" cy="${round(y)}"`;

/** A city: a flange with four bolts at the end of its line. */
export function flange([x, y]: Point2): string {
  const bolt = (dx: number, dy: number): string => `M${round(x + dx)} ${round(y + dy)}h0`;
  const reach = 4.4;
  const bolts = bolt(-reach, 0) + bolt(reach, 0) + bolt(0, -reach) + bolt(0, reach);
  return (
    `<circle ${at([x, y])} r="${flangeRadius}" fill="${colors.paper}" stroke="${colors.ink}" stroke-width="2.5"/>` +
    `<path stroke="${colors.steel}" stroke-width="1.8" stroke-linecap="round" d="${bolts}"/>` +
    `<circle ${at([x, y])} r="2.2" fill="${colors.ink}"/>`
  );
}

/** Radius of a city in the background of a map about another one. */
const quietRadius = 4.5;

/** A city in the background: a capped pipe end without detail. */
export function quietFlange(center: Point2): string {
  return `<circle ${at(center)} r="${quietRadius}" fill="${colors.steel}" stroke="${colors.ink}" stroke-width="2"/>`;
}

/** The marked city: a larger flange with an orange ring, so that color is not the only difference. */
export function markedFlange(center: Point2): string {
  return (
    `<circle ${at(center)} r="${flangeRadius * 2}" fill="${colors.paper}" stroke="${colors.ink}" stroke-width="3"/>` +
    `<circle ${at(center)} r="${flangeRadius * 1.3}" fill="none" stroke="${colors.orange}" stroke-width="4"/>` +
    `<circle ${at(center)} r="3" fill="${colors.ink}"/>`
  );
}

/**
 * The office: the handwheel of the valve that every line starts from, seen from above.
 * @param radius in map units
 */
export function handwheel([x, y]: Point2, radius: number): string {
  const rim = radius * 0.79;
  const weight = (share: number): number => round(radius * share);
  const spokes = [0, 60, 120].map((degrees) => {
    const [dx, dy] = [Math.cos((degrees * Math.PI) / 180) * rim, Math.sin((degrees * Math.PI) / 180) * rim];
    return `M${round(x - dx)} ${round(y - dy)}L${round(x + dx)} ${round(y + dy)}`;
  });
  const circle = (r: number, paint: string): string => `<circle ${at([x, y])} r="${round(r)}" ${paint}/>`;
  return (
    circle(radius, `fill="${colors.ink}"`) +
    circle(rim, `fill="${colors.navy2}"`) +
    `<path fill="none" stroke="${colors.orange}" stroke-width="${weight(0.21)}" d="${spokes.join('')}"/>` +
    circle(rim, `fill="none" stroke="${colors.orange}" stroke-width="${weight(0.26)}"`) +
    circle(radius * 0.29, `fill="${colors.paper}" stroke="${colors.ink}" stroke-width="2"`)
  );
}

/**
 * The office's name plate: on a short stem to the right of the valve; to its left where that would leave the sheet or
 * cover a city. Where a long name fits on neither side, the stem is shorter.
 */
export function officeTag(
  [x, y]: Point2,
  ours: string,
  town: string,
  { text: { tag: style }, valve }: ViewStyle,
  sheet: Bounds,
  cities: readonly Point2[],
): { markup: string; box: Bounds } {
  const { size } = style;
  const inset = size * 0.6;
  const width = round(Math.max(textWidth(ours, style), textWidth(town, style)) + inset * 2);
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
  const { left } = box;
  const line = (words: string, baseline: number, weight: number): string =>
    `<text x="${round(left + inset)}" y="${round(baseline)}" font-weight="${weight}">${escapeXml(words)}</text>`;
  const height = round(box.bottom - box.top);
  const markup =
    `<path stroke="${colors.ink}" stroke-width="3" d="M${round(isRight ? x + valve : x - valve)} ${round(y)}H${round(isRight ? box.left : box.right)}"/>` +
    `<rect x="${round(left)}" y="${round(box.top)}" width="${width}" height="${height}" rx="5" fill="${colors.orange}" stroke="${colors.ink}" stroke-width="2.5"/>` +
    `<g fill="${colors.ink}" font-size="${size}">${line(ours, y - size * 0.15, 750)}${line(town, y + size, 500)}</g>`;
  return { markup, box };
}

/**
 * The rings: at this size a circle on the earth is a circle on the map to a fraction of a unit.
 * @param rings straight-line miles of each ring, here and below
 */
export function ringLayer(frame: MapFrame, office: Coordinates, rings: readonly number[]): string {
  const [cx, cy] = frame.place(office).map(round);
  const circles = rings.map(
    (miles) => `<circle cx="${cx}" cy="${cy}" r="${round(miles * frame.unitsPerMile)}"/>`,
  );
  return `<g fill="none" stroke="${colors.cold}" stroke-opacity=".55" stroke-width="1.5" stroke-dasharray="1 7" stroke-linecap="round">${circles.join('')}</g>`;
}

/** The miles of each ring, in two lines, at a place with room on the ring, as near to its south as possible. */
export function ringLabels(
  frame: MapFrame,
  office: Point2,
  { rings, text }: ViewStyle,
  words: MapWords['map'],
): Label[] {
  return rings.map((miles) => {
    const setAt = labelSetter([fill(words.ring, { miles }), words.straight], text.ring, 'middle');
    const around = circlePoints(office, miles * frame.unitsPerMile, 72);
    // from the south outward, to both sides in turn
    const spots = around.map((_, i) => setAt(around[i % 2 ? 72 - (i + 1) / 2 : i / 2]!));
    return { id: `ring-${miles}`, spots };
  });
}

/** The rings as short straight lines, for names to keep off. */
export function ringStrokes(frame: MapFrame, office: Point2, rings: readonly number[]): Stroke[] {
  return rings.flatMap((miles) => {
    const corners = circlePoints(office, miles * frame.unitsPerMile, 48);
    return corners.map((from, i) => ({ from, to: corners[(i + 1) % corners.length]!, half: 1 }));
  });
}

/** Points at equal distances on a circle, from its south on. */
function circlePoints([x, y]: Point2, radius: number, count: number): Point2[] {
  return Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * 2 * Math.PI;
    return [x + Math.sin(angle) * radius, y + Math.cos(angle) * radius];
  });
}
