import { describe, expect, it } from 'vitest';
import type { Point2 } from '@/drawing/kit';
import { pipeDiameter, pipePieces, serviceLine } from '@/drawing/map/service-lines';
import { seededRandom } from './random';

const office: Point2 = [300, 300];

/** Whether two straight lines cross at a point that is an end of neither. */
function cross([a, b]: readonly Point2[], [c, d]: readonly Point2[]): boolean {
  const side = (p: Point2, q: Point2, r: Point2): number =>
    (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]);
  const apart = (x: number, y: number): boolean => (x > 1e-6 && y < -1e-6) || (x < -1e-6 && y > 1e-6);
  return apart(side(a!, b!, c!), side(a!, b!, d!)) && apart(side(c!, d!, a!), side(c!, d!, b!));
}

describe('service lines', () => {
  it('run along an axis and then at 45 degrees, from the office to the city', () => {
    const line = serviceLine('irving', office, [100, 240]);
    expect(line.turn).toEqual([160, 300]);
    expect(Math.abs(line.city[0] - line.turn[0])).toBe(Math.abs(line.city[1] - line.turn[1]));
  });

  it.each([
    ['straight north', [300, 100], [300, 100]],
    ['straight west', [100, 300], [100, 300]],
    ['exactly northeast', [400, 200], [300, 300]],
    ['at the office itself', [300, 300], [300, 300]],
  ] as const)('need no bend for a city %s', (_, city, turn) => {
    expect(serviceLine('x', office, city).turn).toEqual(turn);
  });

  it('never cross each other, wherever the cities lie', () => {
    const random = seededRandom(7);
    const lines = Array.from({ length: 60 }, (_, i) =>
      serviceLine(`c${i}`, office, [random() * 600, random() * 600]),
    );
    const legs = lines.flatMap(({ turn, city }) => [
      [office, turn],
      [turn, city],
    ]);
    const crossings = legs.flatMap((a, i) => legs.slice(i + 1).filter((b) => cross(a, b)));
    expect(crossings).toEqual([]);
  });

  it('share a trunk that gets thinner after each branch', () => {
    const lines = [
      serviceLine('near', office, [230, 280]),
      serviceLine('far', office, [50, 290]),
      serviceLine('middle', office, [120, 340]),
    ];
    const trunk = pipePieces(lines).filter(({ from, to }) => from[1] === 300 && to[1] === 300);
    expect(trunk.map(({ serves }) => serves)).toEqual([3, 2, 1]);
    expect(trunk.map(({ serves }) => pipeDiameter(serves))).toEqual([6, 5, 4]);
    expect(trunk[0]?.from).toEqual(office);
    expect(trunk[1]?.from).toEqual(trunk[0]?.to);
  });

  it('reach every city', () => {
    const random = seededRandom(3);
    const lines = Array.from({ length: 20 }, (_, i) =>
      serviceLine(`c${i}`, office, [random() * 600, random() * 600]),
    );
    const ends = pipePieces(lines).map(({ to }) => to);
    for (const { city } of lines) expect(ends).toContainEqual(city);
  });

  it('stay drawable however many cities hang on one trunk', () => {
    expect(pipeDiameter(500)).toBeLessThan(10);
  });
});
