import type { Point2 } from './geometry';
import { distanceOf, type Segment } from './segments';

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

/**
 * The network: legs that start at one point in one direction are one pipe, cut wherever the number of cities
 * that it serves changes.
 */
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
