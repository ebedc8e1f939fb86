import {
  type Point2,
  distanceOf,
  type Segment,
  grow,
  isWithin,
  type Bounds,
  round,
  lengthInside,
} from './geometry';
import { colors } from '../theme/colors.mjs';

/** The line from the office to a city, along axes and at 45 degrees, as pipes are hung. */
export interface ServiceLine {
  slug: string;
  /** the office, each bend, the city; no two of them the same, unless the city is at the office */
  path: readonly Point2[];
}

/** A straight piece of pipe and the number of cities that it serves. */
export interface PipePiece extends Segment {
  serves: number;
}

/**
 * Routes a city's line along an axis first, then at 45 degrees. Lines that start along the same axis share a
 * trunk, and because all branches leave it at 45 degrees away from the office, no two of them ever cross.
 */
export function serviceLine(slug: string, office: Point2, city: Point2): ServiceLine {
  const [dx, dy] = [city[0] - office[0], city[1] - office[1]];
  const straight = Math.abs(Math.abs(dx) - Math.abs(dy));
  const turn: Point2 =
    Math.abs(dx) > Math.abs(dy)
      ? [office[0] + Math.sign(dx) * straight, office[1]]
      : [office[0], office[1] + Math.sign(dy) * straight];
  const needless = same(turn, office) || same(turn, city);
  return { slug, path: needless ? [office, city] : [office, turn, city] };
}

/**
 * A city's line that follows another one and leaves its last leg, which runs at 45 degrees, level with the city.
 * @returns undefined where the other line has no such leg, or does not come level with the city
 */
export function branchLine(slug: string, from: ServiceLine, city: Point2): ServiceLine | undefined {
  const leg = legsOf(from).at(-1)!;
  const [dx, dy] = [leg.to[0] - leg.from[0], leg.to[1] - leg.from[1]];
  if (Math.abs(Math.abs(dx) - Math.abs(dy)) > 0.5) return undefined;
  // how much of the leg is followed until its x, or its y, is the city's
  const [acrossX, acrossY] = [(city[0] - leg.from[0]) / dx, (city[1] - leg.from[1]) / dy];
  const share = Math.min(acrossX, acrossY);
  if (!(share > 0 && share < 1)) return undefined;
  const turn: Point2 = [leg.from[0] + share * dx, leg.from[1] + share * dy];
  return { slug, path: [...from.path.slice(0, -1), turn, city] };
}

/** Where a line ends. */
export function endOf({ path }: ServiceLine): Point2 {
  return path[path.length - 1]!;
}

/** The straight parts of a line, from the office outward. */
export function legsOf({ path }: ServiceLine): Segment[] {
  return path.slice(1).map((to, i) => ({ from: path[i]!, to }));
}

/** The network: legs with one start and direction are one pipe, cut where the number of cities on it changes. */
export function pipePieces(lines: readonly ServiceLine[]): PipePiece[] {
  return [...Map.groupBy(lines.flatMap(legsOf), startOf).values()].flatMap((group) => {
    const outward = group.sort((a, b) => reach(a) - reach(b));
    return outward
      .map(({ from, to }, i): PipePiece => ({
        from: i === 0 ? from : outward[i - 1]!.to,
        to,
        serves: outward.length - i,
      }))
      .filter((piece) => !same(piece.from, piece.to));
  });
}

/** Half the thickness of a pipe with its outline, in map units. */
export function halfThickness(serves: number, thinnest: number): number {
  return Math.max(thinnest, pipeDiameter(serves)) / 2 + casing;
}

/** Width of the outline on each side of a pipe, in map units. */
export const casing = 2;

/** Pipe diameter in map units: sized, as on a real job, by how many outlets hang on it. */
export function pipeDiameter(serves: number): number {
  return Math.min(9, 3 + serves);
}

const reach = ({ from, to }: Segment): number => distanceOf(from, to);

const same = (a: Point2, b: Point2): boolean => distanceOf(a, b) < 0.5;

/** Where a leg starts, and in which of the eight directions. */
function startOf({ from, to }: Segment): string {
  const eighths = Math.round((Math.atan2(to[1] - from[1], to[0] - from[0]) / Math.PI) * 4);
  return `${Math.round(from[0])},${Math.round(from[1])},${(eighths + 8) % 8}`;
}

/** Colors of a set of lines: in full color, or muted behind the one that a page is about. */
const paints = {
  live: { body: colors.orange, light: colors.orangePale },
  quiet: { body: colors.navy3, light: colors.steel },
} as const;

const point = ([x, y]: Point2): string => `${round(x)} ${round(y)}`;

/** Least distance between two couplings, and of one from the valve or a flange, in map units. */
const teeSpace = 14;

/**
 * The service lines: ink casing, body and highlight, thicker where a piece serves more cities; and a coupling at each bend
 * where a branch leaves its trunk, unless another one is too close to tell apart.
 * @param sheet what lies outside of it is not drawn, nor a coupling that does not lie well inside
 * @param valve radius of the office's valve, in map units
 * @param least smallest diameter in map units
 */
export function pipeLayer(
  lines: readonly ServiceLine[],
  paint: keyof typeof paints,
  sheet: Bounds,
  valve: number,
  least = 0,
): string {
  if (lines.length === 0) return '';
  const { body, light } = paints[paint];
  const pieces = pipePieces(lines).filter((piece) => lengthInside(piece, sheet) > 0);
  const sets = [...Map.groupBy(pieces, ({ serves }) => Math.max(least, pipeDiameter(serves)))]
    .sort(([a], [b]) => a - b)
    .map(([diameter, pieces]) => ({
      diameter,
      data: pieces.map(({ from, to }) => `M${point(from)}L${point(to)}`).join(''),
    }));
  const layer = (color: string, width: (diameter: number) => number, extra = ''): string =>
    `<g stroke="${color}"${extra}>${sets
      .map(({ diameter, data }) => `<path stroke-width="${round(width(diameter))}" d="${data}"/>`)
      .join('')}</g>`;
  const tees: Point2[] = [];
  for (const line of lines)
    for (const bend of line.path.slice(1, -1)) {
      const clear = [...tees, endOf(line)].every((other) => distanceOf(bend, other) >= teeSpace);
      if (clear && distanceOf(bend, line.path[0]!) > valve + teeSpace / 2) tees.push(bend);
    }
  const circles = tees
    .filter((tee) => isWithin(grow(sheet, -teeSpace), tee))
    .map(([x, y]) => `<circle cx="${round(x)}" cy="${round(y)}" r="5.5"/>`);
  return (
    '<g fill="none" stroke-linecap="round">' +
    layer(colors.ink, (diameter) => diameter + 2 * casing) +
    layer(body, (diameter) => diameter) +
    // the highlight sits up and to the left, where the light of every drawing comes from
    layer(light, (diameter) => diameter * 0.24, ' transform="translate(-.8-.8)"') +
    `</g><g fill="${body}" stroke="${colors.ink}" stroke-width="2">${circles.join('')}</g>`
  );
}

/** Path data of one city's whole line, from the valve to the flange. */
export function runPath({ path }: ServiceLine): string {
  return `M${path.map(point).join('L')}`;
}
