import { distanceMiles, type Coordinates } from '@/geography/coordinates';
import { palette, type Point2 } from '../kit';
import type { MapFrame } from './frame';
import type { Label, Stroke } from './label-placement';
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
  return `<g fill="none" stroke="${palette.cold}" stroke-opacity=".55" stroke-width="1.5" stroke-dasharray="1 7" stroke-linecap="round">${circles.join('')}</g>`;
}

/** How far each ring is, in two lines, wherever on their ring there is room; to the south for choice. */
export function ringLabels(frame: MapFrame, office: Point2, { rings, text }: ViewStyle): Label[] {
  return rings.map((miles) => {
    const setAt = labelSetter([`${miles} miles`, 'straight line'], text.ring, 'middle');
    const radius = miles * frame.unitsPerMile;
    const spots = Array.from({ length: 72 }, (_, i) => {
      const degrees = i * 5;
      const angle = (degrees * Math.PI) / 180;
      const at: Point2 = [office[0] + Math.cos(angle) * radius, office[1] + Math.sin(angle) * radius];
      return setAt(at, Math.abs(degrees - 90) / 30);
    });
    return { id: `ring-${miles}`, spots };
  });
}

/** The rings as short straight lines, for names to keep off. */
export function ringStrokes(
  frame: MapFrame,
  [x, y]: Point2,
  rings: readonly number[],
  weight: number,
): Stroke[] {
  const corners = 48;
  return rings.flatMap((miles) => {
    const radius = miles * frame.unitsPerMile;
    const corner = (i: number): Point2 => {
      const angle = (i / corners) * 2 * Math.PI;
      return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
    };
    return Array.from({ length: corners }, (_, i) => ({ from: corner(i), to: corner(i + 1), weight }));
  });
}

/** Straight-line miles from the office, whole, as a city's link says them. */
export function wholeMiles(office: Coordinates, city: Coordinates): number {
  return Math.round(distanceMiles(office, city));
}
