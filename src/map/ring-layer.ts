import type { Coordinates } from './geography/coordinates';
import { fill } from '../lib/fill';
import { colors } from '../theme/colors.mjs';
import type { Point2 } from './geometry';
import type { MapFrame } from './frame';
import type { Label, Stroke } from './labels';
import type { MapWords } from './options';
import { round } from './symbols';
import { labelSetter } from './text-size';
import type { ViewStyle } from './view-styles';

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
