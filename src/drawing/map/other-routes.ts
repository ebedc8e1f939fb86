import { grow, type Bounds } from '../kit/bounds';
import type { Point2 } from '../kit';
import { distanceBetween, distanceOf, distanceTo, lengthInside } from './segments';
import { endOf, legsOf, pipePieces, type Leg, type ServiceLine } from './service-lines';

/** Least distance of a line from its neighbor, and of a branch from a bend or a flange, in map units. */
const space = 10;

/** Another way to a city. */
export interface OtherRoute {
  line: ServiceLine;
  /** slug of the line on whose branch it hangs; that line must stay where it is */
  carrier?: string;
}

/**
 * Other routes to a city: along a neighbor's branch until level with the city, then straight across to it.
 * Only those that keep clear of all other lines and of the symbols; the shortest first.
 */
export function hungLines(
  line: ServiceLine,
  lines: readonly ServiceLine[],
  blocked: readonly Bounds[],
): OtherRoute[] {
  const city = endOf(line);
  const others = lines.filter((other) => other !== line);
  const pieces = pipePieces(others);
  const across = ({ line: { path } }: OtherRoute): number => distanceOf(path[path.length - 2]!, city);
  return others
    .flatMap((carrier) =>
      branchPoints(carrier, city)
        .filter((point) => isClear({ from: point, to: city }, pieces, blocked))
        .map((point) => ({
          carrier: carrier.slug,
          line: { slug: line.slug, path: [...carrier.path.slice(0, -1), point, city] },
        })),
    )
    .sort((a, b) => across(a) - across(b));
}

/** How far apart the bends are that are tried on a trunk, in map units. */
const trunkStep = 10;

/**
 * Routes to a city that leave the trunk farther out, at 45 degrees, and reach the city along the other axis.
 * Only those that keep clear of all other lines and of the symbols.
 */
export function steppedLines(
  line: ServiceLine,
  lines: readonly ServiceLine[],
  blocked: readonly Bounds[],
): OtherRoute[] {
  const [office, city] = [line.path[0]!, endOf(line)];
  const pieces = pipePieces(lines.filter((other) => other !== line));
  const far: Point2 = [Math.abs(city[0] - office[0]), Math.abs(city[1] - office[1])];
  return ([0, 1] as const).flatMap((axis) => {
    const diagonals = Array.from(
      { length: Math.floor(far[axis] / trunkStep) },
      (_, i) => far[axis] - (i + 1) * trunkStep,
    );
    return diagonals
      .filter((diagonal) => diagonal >= space && far[1 - axis]! - diagonal >= space)
      .map((diagonal) => stepped(office, city, axis, diagonal))
      .filter((path) => {
        const [trunk, ...rest] = legsOf({ slug: line.slug, path });
        const clear = rest.every((leg) => isClear(leg, pieces, blocked));
        return clear && blocked.every((box) => holds(box, office) || lengthInside(trunk!, box) === 0);
      })
      .map((path) => ({ line: { slug: line.slug, path } }));
  });
}

/** Along one axis, at 45 degrees for a given way on each axis, then along the other axis. */
function stepped(office: Point2, city: Point2, axis: 0 | 1, diagonal: number): Point2[] {
  const [towardsX, towardsY] = [Math.sign(city[0] - office[0]), Math.sign(city[1] - office[1])];
  return axis === 0
    ? [office, [city[0] - diagonal * towardsX, office[1]], [city[0], office[1] + diagonal * towardsY], city]
    : [office, [office[0], city[1] - diagonal * towardsY], [office[0] + diagonal * towardsX, city[1]], city];
}

/** Where a straight piece to a city can leave the branch at the end of a line, at 45 degrees and going on outward. */
function branchPoints(carrier: ServiceLine, city: Point2): Point2[] {
  const branch = legsOf(carrier).at(-1)!;
  const [dx, dy] = [branch.to[0] - branch.from[0], branch.to[1] - branch.from[1]];
  const diagonal = Math.abs(Math.abs(dx) - Math.abs(dy)) < 0.5;
  if (!diagonal || Math.abs(dx) < 2 * space) return [];
  const along = [(city[1] - branch.from[1]) / dy, (city[0] - branch.from[0]) / dx];
  return along.flatMap((t, axis) => {
    const point: Point2 = [branch.from[0] + t * dx, branch.from[1] + t * dy];
    const across: Point2 = [city[0] - point[0], city[1] - point[1]];
    const outward = across[axis]! * [dx, dy][axis]! > 0;
    const inside = Math.min(t, 1 - t) * Math.abs(dx) >= space;
    return outward && inside && Math.abs(across[axis]!) >= space ? [point] : [];
  });
}

/** Whether a new piece keeps its distance from pipes, but the one that it leaves, and from symbols, but its own. */
function isClear(piece: Leg, pieces: readonly Leg[], blocked: readonly Bounds[]): boolean {
  return (
    pieces.every((other) => distanceTo(other, piece.from) < 1 || distanceBetween(other, piece) >= space) &&
    blocked.every((box) => holds(box, piece.to) || lengthInside(piece, grow(box, 4)) === 0)
  );
}

const holds = ({ left, top, right, bottom }: Bounds, [x, y]: Point2): boolean =>
  x > left && x < right && y > top && y < bottom;
