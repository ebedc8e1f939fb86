import { emptyBounds, type Bounds, type Point2 } from '../../../service-map/geometry';

/** A finished path: SVG path data and a box that contains it. */
export interface Shape {
  data: string;
  bounds: Bounds;
}

/** A number as the shortest text with at most `decimals` decimals (without `-0`, which is a byte longer). */
export function formatNumber(value: number, decimals: number): string {
  const factor = 10 ** decimals;
  const rounded = Math.round(value * factor) / factor;
  return String(rounded === 0 ? 0 : rounded);
}

/**
 * Collects SVG path commands in paper coordinates and the bounds they need. Curves count with their control
 * points and arcs with their radii, so bounds may be larger than the ink but never smaller: culling stays safe.
 */
export class PathBuilder {
  readonly #parts: string[] = [];
  readonly #bounds = emptyBounds();
  readonly #decimals: number;

  constructor(decimals: number) {
    this.#decimals = decimals;
  }

  moveTo(point: Point2): this {
    return this.#push('M', [point]);
  }

  lineTo(point: Point2): this {
    return this.#push('L', [point]);
  }

  quadratic(control: Point2, end: Point2): this {
    return this.#push('Q', [control, end]);
  }

  cubic(first: Point2, second: Point2, end: Point2): this {
    return this.#push('C', [first, second, end]);
  }

  /** Elliptical arc to `end`, radii in paper units. */
  arc(radii: Point2, rotation: number, large: boolean, sweep: boolean, end: Point2): this {
    const reach = Math.max(radii[0], radii[1]) * 2;
    this.#include([end[0] - reach, end[1] - reach]);
    this.#include([end[0] + reach, end[1] + reach]);
    const head = [this.#number(radii[0]), this.#number(radii[1]), rotation, large ? 1 : 0, sweep ? 1 : 0];
    this.#parts.push(`A${head.join(' ')} ${this.#point(end)}`);
    return this;
  }

  close(): this {
    this.#parts.push('Z');
    return this;
  }

  shape(): Shape {
    return { data: this.#parts.join(''), bounds: this.#bounds };
  }

  #push(command: string, points: readonly Point2[]): this {
    for (const point of points) this.#include(point);
    this.#parts.push(command + points.map((p) => this.#point(p)).join(' '));
    return this;
  }

  #point(point: Point2): string {
    return `${this.#number(point[0])} ${this.#number(point[1])}`;
  }

  #number(value: number): string {
    if (!Number.isFinite(value)) throw new RangeError('A drawing coordinate is not a number.');
    return formatNumber(value, this.#decimals);
  }

  #include([x, y]: Point2): void {
    const b = this.#bounds;
    if (x < b.left) b.left = x;
    if (x > b.right) b.right = x;
    if (y < b.top) b.top = y;
    if (y > b.bottom) b.bottom = y;
  }
}

/**
 * A polyline whose corners are rounded, in paper units: how a pipe bends.
 * @param radius bend radius; a corner gets less where its legs are too short for it
 */
export function roundedPolyline(points: readonly Point2[], radius: number, decimals: number): Shape {
  const path = new PathBuilder(decimals);
  points.forEach((corner, i) => {
    const before = points[i - 1];
    const after = points[i + 1];
    if (!before) return path.moveTo(corner);
    if (!after) return path.lineTo(corner);
    const legIn = Math.hypot(before[0] - corner[0], before[1] - corner[1]);
    const legOut = Math.hypot(after[0] - corner[0], after[1] - corner[1]);
    const r = Math.min(radius, legIn / 2, legOut / 2);
    return path
      .lineTo(toward(corner, before, r / legIn))
      .quadratic(corner, toward(corner, after, r / legOut));
  });
  return path.shape();
}

function toward(from: Point2, to: Point2, share: number): Point2 {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}
