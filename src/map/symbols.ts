import { colors } from '../theme/colors.mjs';
import type { Point2 } from './geometry';

/** Radius of a city's flange, in map units. */
export const flangeRadius = 7;

const at = ([x, y]: Point2): string => `cx="${round(x)}" cy="${round(y)}"`;

/** Map coordinates need no more than one decimal. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

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
