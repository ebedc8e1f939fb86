import { colors } from '../theme/colors.mjs';
import { grow, isWithin, type Bounds, type Point2 } from './geometry';
import { distanceOf, lengthInside } from './segments';
import { casing, endOf, pipeDiameter, pipePieces, type ServiceLine } from './service-lines';
import { round } from './symbols';

/** Colors of a set of lines: in full color, or muted behind the one that a page is about. */
const paints = {
  live: { body: colors.orange, light: colors.orangePale },
  quiet: { body: colors.navy3, light: colors.steel },
} as const;

/** How a set of lines is shown. */
export type PipePaint = keyof typeof paints;

const point = ([x, y]: Point2): string => `${round(x)} ${round(y)}`;

/**
 * The service lines: ink casing, body and highlight, thicker where a piece serves more cities.
 * @param sheet what lies outside of it is not drawn
 * @param least smallest diameter in map units
 */
export function pipeLayer(lines: readonly ServiceLine[], paint: PipePaint, sheet: Bounds, least = 0): string {
  if (lines.length === 0) return '';
  const pieces = pipePieces(lines).filter((piece) => lengthInside(piece, sheet) > 0);
  const sets = [...Map.groupBy(pieces, ({ serves }) => Math.max(least, pipeDiameter(serves)))]
    .sort(([a], [b]) => a - b)
    .map(([diameter, pieces]) => ({
      diameter,
      data: pieces.map(({ from, to }) => `M${point(from)}L${point(to)}`).join(''),
    }));
  const { body, light } = paints[paint];
  const layer = (color: string, width: (diameter: number) => number, extra = ''): string =>
    `<g stroke="${color}"${extra}>${sets
      .map(({ diameter, data }) => `<path stroke-width="${round(width(diameter))}" d="${data}"/>`)
      .join('')}</g>`;
  return (
    '<g fill="none" stroke-linecap="round">' +
    layer(colors.ink, (diameter) => diameter + 2 * casing) +
    layer(body, (diameter) => diameter) +
    // the highlight sits up and to the left, where the light of every drawing comes from
    layer(light, (diameter) => diameter * 0.24, ' transform="translate(-.8-.8)"') +
    '</g>'
  );
}

/** Least distance between two couplings, and of one from the valve or a flange, in map units. */
const teeSpace = 14;

/**
 * A coupling at each bend, which is where a branch leaves its trunk, unless another one is too close to tell apart.
 * @param sheet what does not lie well inside of it is not drawn
 * @param valve radius of the office's valve, in map units
 */
export function teeLayer(
  lines: readonly ServiceLine[],
  paint: PipePaint,
  sheet: Bounds,
  valve: number,
): string {
  if (lines.length === 0) return '';
  const tees: Point2[] = [];
  for (const line of lines)
    for (const bend of line.path.slice(1, -1)) {
      const clear = [...tees, endOf(line)].every((other) => distanceOf(bend, other) >= teeSpace);
      if (clear && distanceOf(bend, line.path[0]!) > valve + teeSpace / 2) tees.push(bend);
    }
  const whole = grow(sheet, -teeSpace);
  const circles = tees
    .filter((tee) => isWithin(whole, tee))
    .map(([x, y]) => `<circle cx="${round(x)}" cy="${round(y)}" r="5.5"/>`);
  return `<g fill="${paints[paint].body}" stroke="${colors.ink}" stroke-width="2">${circles.join('')}</g>`;
}

/** Path data of one city's whole line, from the valve to the flange. */
export function runPath({ path }: ServiceLine): string {
  return `M${path.map(point).join('L')}`;
}
