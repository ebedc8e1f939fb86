import { describe, expect, it } from 'vitest';
import type { Bounds } from '@/drawing/kit/bounds';
import type { Point2 } from '@/drawing/kit';
import { hungLines, steppedLines } from '@/drawing/map/other-routes';
import { endOf, legsOf, serviceLine } from '@/drawing/map/service-lines';

const office: Point2 = [300, 300];
const square = ([x, y]: Point2, half: number): Bounds => ({
  left: x - half,
  right: x + half,
  top: y - half,
  bottom: y + half,
});

describe('a line that hangs on a neighbor’s branch', () => {
  const rockwall = serviceLine('rockwall', office, [420, 120]);
  const heath = serviceLine('heath', office, [405, 205]);
  const [hung] = hungLines(heath, [rockwall, heath], []);

  it('follows it until level with its own city, then goes straight across', () => {
    expect(hung).toEqual({
      carrier: 'rockwall',
      line: { slug: 'heath', path: [office, [300, 240], [335, 205], [405, 205]] },
    });
  });

  it('never turns back towards the office', () => {
    const near = serviceLine('near', office, [306, 205]);
    expect(hungLines(near, [rockwall, near], [])).toEqual([]);
  });

  it('does not run over another city', () => {
    expect(hungLines(heath, [rockwall, heath], [square([370, 206], 7)])).toEqual([]);
  });

  it('does not cross or crowd another line', () => {
    const between = serviceLine('between', office, [392, 190]);
    const carriers = hungLines(heath, [rockwall, heath, between], []).map(({ carrier }) => carrier);
    expect(carriers).not.toContain('rockwall');
  });
});

describe('a line that leaves its trunk elsewhere', () => {
  const heath = serviceLine('heath', office, [405, 205]);

  it('goes along one axis, at 45 degrees, and along the other axis', () => {
    const routes = steppedLines(heath, [heath], []);
    expect(routes.length).toBeGreaterThan(2);
    for (const { line } of routes) {
      const [trunk, diagonal, last] = legsOf(line).map(({ from, to }) =>
        [to[0] - from[0], to[1] - from[1]].map(Math.abs),
      );
      expect(Math.min(...trunk!)).toBe(0);
      expect(diagonal![0]).toBeCloseTo(diagonal![1]!);
      expect(last!.indexOf(0)).toBe(1 - trunk!.indexOf(0));
      expect(endOf(line)).toEqual([405, 205]);
    }
  });

  it('does not run over another city', () => {
    const wall: Bounds = { left: 290, right: 600, top: 240, bottom: 250 };
    expect(steppedLines(heath, [heath], [wall])).toEqual([]);
  });
});
