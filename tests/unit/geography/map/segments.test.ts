import { describe, expect, it } from 'vitest';
import type { Bounds } from '@/drawing/kit/bounds';
import { crosses, distanceBetween, distanceTo, lengthInside } from '@/drawing/map/segments';

describe('two lines', () => {
  const across = { from: [0, 0], to: [100, 0] } as const;
  it.each([
    ['that cross', [50, -10], [50, 10], true, 0],
    ['that meet at an end', [100, 0], [150, 50], false, 0],
    ['of which one starts on the other', [50, 0], [50, 40], false, 0],
    ['side by side', [0, 15], [100, 15], false, 15],
    ['one behind the other', [130, 0], [150, 0], false, 30],
    ['that would cross if one were longer', [50, 5], [50, 40], false, 5],
    ['past each other at a corner', [103, 4], [150, 4], false, 5],
  ] as const)('%s', (_, from, to, cross, apart) => {
    expect(crosses(across, { from, to })).toBe(cross);
    expect(distanceBetween(across, { from, to })).toBeCloseTo(apart);
    expect(distanceBetween({ from, to }, across)).toBeCloseTo(apart);
  });

  it('of no length are points', () => {
    expect(distanceTo({ from: [3, 4], to: [3, 4] }, [0, 0])).toBeCloseTo(5);
  });
});

describe('the part of a line in a box', () => {
  const box: Bounds = { left: -10, top: -10, right: 10, bottom: 10 };
  it.each([
    ['through the middle', [-50, 0], [50, 0], 20],
    ['from the middle out', [0, 0], [50, 0], 10],
    ['inside', [-2, 0], [2, 0], 4],
    ['past it', [-50, 20], [50, 20], 0],
    ['towards it, but too short', [-50, 0], [-20, 0], 0],
    ['corner to corner', [-10, -10], [10, 10], Math.hypot(20, 20)],
    ['across a corner only', [-30, 0], [0, 30], 0],
    ['of no length', [0, 0], [0, 0], 0],
  ] as const)('%s', (_, from, to, length) => {
    expect(lengthInside({ from, to }, box)).toBeCloseTo(length);
  });
});
