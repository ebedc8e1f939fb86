import { palette, type Point2 } from '../kit';
import { pipeDiameter, pipePieces, type PipePiece, type ServiceLine } from './service-lines';
import { round, valveRadius } from './symbols';

/** Colours of a set of lines: in service, or quiet behind the one that a page is about. */
const paints = {
  live: { body: palette.orange, light: palette.amber },
  quiet: { body: palette.navy3, light: palette.steel },
} as const;

/** How a set of lines is shown. */
export type PipePaint = keyof typeof paints;

const point = ([x, y]: Point2): string => `${round(x)} ${round(y)}`;

/**
 * The service lines: ink casing, body and highlight, thicker where a piece serves more cities.
 * @param least smallest diameter in map units
 */
export function pipeLayer(lines: readonly ServiceLine[], paint: PipePaint, least = 0): string {
  const byDiameter = new Map<number, PipePiece[]>();
  for (const piece of pipePieces(lines)) {
    const diameter = Math.max(least, pipeDiameter(piece.serves));
    byDiameter.set(diameter, [...(byDiameter.get(diameter) ?? []), piece]);
  }
  const sets = [...byDiameter]
    .sort(([a], [b]) => a - b)
    .map(([diameter, pieces]) => ({
      diameter,
      data: pieces.map(({ from, to }) => `M${point(from)}L${point(to)}`).join(''),
    }));
  const { body, light } = paints[paint];
  const layer = (colour: string, width: (diameter: number) => number, extra = ''): string =>
    `<g stroke="${colour}"${extra}>${sets
      .map(({ diameter, data }) => `<path stroke-width="${round(width(diameter))}" d="${data}"/>`)
      .join('')}</g>`;
  return (
    '<g fill="none" stroke-linecap="round">' +
    layer(palette.ink, (diameter) => diameter + 4) +
    layer(body, (diameter) => diameter) +
    // the highlight sits up and to the left, where the light of every drawing comes from
    layer(light, (diameter) => diameter * 0.24, ' transform="translate(-.8-.8)"') +
    '</g>'
  );
}

/** Least distance between two couplings, and of one from the valve or a flange, in map units. */
const teeSpace = 14;

/** A coupling at each place where a branch leaves its trunk, unless another one is too close to tell apart. */
export function teeLayer(lines: readonly ServiceLine[], paint: PipePaint): string {
  const tees: Point2[] = [];
  for (const { turn, city, office } of lines) {
    const clear = [...tees, city].every((other) => distance(turn, other) >= teeSpace);
    if (clear && distance(turn, office) > valveRadius + teeSpace / 2) tees.push(turn);
  }
  const circles = tees.map(([x, y]) => `<circle cx="${round(x)}" cy="${round(y)}" r="5.5"/>`);
  return `<g fill="${paints[paint].body}" stroke="${palette.ink}" stroke-width="2">${circles.join('')}</g>`;
}

/** Path data of one city's whole line, from the valve to the flange. */
export function runPath({ office, turn, city }: ServiceLine): string {
  return `M${point(office)}L${point(turn)}L${point(city)}`;
}

const distance = (a: Point2, b: Point2): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
