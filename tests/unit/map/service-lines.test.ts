import { describe, expect, it } from 'vitest';
import type { Point2 } from '@/map/geometry';
import { branchLine, endOf, legsOf, pipeDiameter, pipePieces, serviceLine } from '@/map/pipes';
import { crosses } from './crossing';
import { randomFrom } from '../../bench/leads/random';

const office: Point2 = [300, 300];

describe('service lines', () => {
  it('run along an axis and then at 45 degrees, from the office to the city', () => {
    const line = serviceLine('irving', office, [100, 240]);
    expect(line.path).toEqual([office, [160, 300], [100, 240]]);
  });

  it.each([
    ['straight north', [300, 100]],
    ['straight west', [100, 300]],
    ['exactly northeast', [400, 200]],
    ['at the office itself', [300, 300]],
  ] as const)('need no bend for a city %s', (_, city) => {
    expect(serviceLine('x', office, city).path).toEqual([office, city]);
  });

  it('never cross each other and reach every city, wherever the cities lie', () => {
    const random = randomFrom(7);
    const lines = Array.from({ length: 60 }, (_, i) =>
      serviceLine(`c${i}`, office, [random() * 600, random() * 600]),
    );
    const legs = lines.flatMap(legsOf);
    const crossings = legs.flatMap((a, i) => legs.slice(i + 1).filter((b) => crosses(a, b)));
    expect(crossings).toEqual([]);
    const ends = pipePieces(lines).map(({ to }) => to);
    for (const line of lines) expect(ends).toContainEqual(endOf(line));
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

  it('share a branch too, as far as they go the same way', () => {
    const turn: Point2 = [300, 240];
    const lines = [
      { slug: 'far', path: [office, turn, [400, 140]] },
      { slug: 'hung', path: [office, turn, [350, 190], [420, 190]] },
    ] as const;
    const branch = pipePieces(lines).filter(({ from, to }) => from[0] !== to[0] && from[1] !== to[1]);
    expect(branch).toEqual([
      { from: turn, to: [350, 190], serves: 2 },
      { from: [350, 190], to: [400, 140], serves: 1 },
    ]);
  });

  it('stay drawable however many cities hang on one trunk', () => {
    expect(pipeDiameter(500)).toBeLessThan(10);
  });
});

describe('a line that branches off another city’s', () => {
  const rockwall = serviceLine('rockwall', office, [420, 120]);

  it('follows it until level with its own city, then goes straight across', () => {
    expect(branchLine('heath', rockwall, [405, 205])).toEqual({
      slug: 'heath',
      path: [office, [300, 240], [335, 205], [405, 205]],
    });
    expect(branchLine('tall', rockwall, [340, 100])?.path.slice(-2)).toEqual([
      [340, 200],
      [340, 100],
    ]);
  });

  it.each([
    ['lies before the other line turns', [310, 280]],
    ['lies behind the office', [200, 400]],
    ['lies beyond the end of the other line', [500, 60]],
    // Which has no leg at 45 degrees.
    ['lies beside a straight line', [350, 200], serviceLine('north', office, [300, 100])],
  ] as const)('is not there when its city %s', (_, city, trunk = rockwall) => {
    expect(branchLine('x', trunk, city)).toBeUndefined();
  });
});
