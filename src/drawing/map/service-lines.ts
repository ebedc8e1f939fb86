import type { Point2 } from '../kit';

/** The line from the office to a city: along an axis first, then at 45 degrees, as pipes are hung. */
export interface ServiceLine {
  slug: string;
  office: Point2;
  /** where the line leaves the trunk; equal to the office or the city when one of the two legs has no length */
  turn: Point2;
  city: Point2;
}

/** A straight piece of pipe and the number of cities that it serves. */
export interface PipePiece {
  from: Point2;
  to: Point2;
  serves: number;
}

/**
 * Routes a city's line. Lines that start along the same axis share a trunk, and because all branches leave it
 * at 45 degrees away from the office, no two of them ever cross.
 */
export function serviceLine(slug: string, office: Point2, city: Point2): ServiceLine {
  const [dx, dy] = [city[0] - office[0], city[1] - office[1]];
  const straight = Math.abs(Math.abs(dx) - Math.abs(dy));
  const turn: Point2 =
    Math.abs(dx) > Math.abs(dy)
      ? [office[0] + Math.sign(dx) * straight, office[1]]
      : [office[0], office[1] + Math.sign(dy) * straight];
  return { slug, office, turn, city };
}

/** Four trunks and their branches, cut wherever the number of cities served changes. */
export function pipePieces(lines: readonly ServiceLine[]): PipePiece[] {
  const branches = lines
    .filter(({ turn, city }) => !same(turn, city))
    .map(({ turn, city }): PipePiece => ({ from: turn, to: city, serves: 1 }));
  const trunks = [...groupByAxis(lines).values()].flatMap((group) => {
    const outward = group.sort((a, b) => reach(a) - reach(b));
    return outward.map((line, i): PipePiece => ({
      from: i === 0 ? line.office : outward[i - 1]!.turn,
      to: line.turn,
      serves: outward.length - i,
    }));
  });
  return [...trunks.filter(({ from, to }) => !same(from, to)), ...branches];
}

/** Pipe diameter in map units: sized, as on a real job, by how many outlets hang on it. */
export function pipeDiameter(serves: number): number {
  return Math.min(9, 3 + serves);
}

const reach = ({ office, turn }: ServiceLine): number =>
  Math.abs(turn[0] - office[0]) + Math.abs(turn[1] - office[1]);

const same = (a: Point2, b: Point2): boolean => Math.hypot(a[0] - b[0], a[1] - b[1]) < 0.5;

function groupByAxis(lines: readonly ServiceLine[]): Map<string, ServiceLine[]> {
  const groups = new Map<string, ServiceLine[]>();
  for (const line of lines) {
    const [dx, dy] = [line.turn[0] - line.office[0], line.turn[1] - line.office[1]];
    const axis = `${Math.sign(Math.round(dx))},${Math.sign(Math.round(dy))}`;
    groups.set(axis, [...(groups.get(axis) ?? []), line]);
  }
  return groups;
}
