import { describe, expect, it } from 'vitest';
import { type Bounds, lengthInside } from '@/map/geometry';

describe('the part of a line in a box', () => {
  const box: Bounds = { left: -10, top: -10, right: 10, bottom: 10 };
  it.each([
    ['through the middle', [-50, 0], [50, 0], 20],
    ['from the middle out', [0, 0], [50, 0], 10],
    ['inside', [-2, 0], [2, 0], 4],
    ['past it', [-50, 20], [50, 20], 0],
    ['toward it, but too short', [-50, 0], [-20, 0], 0],
    ['corner to corner', [-10, -10], [10, 10], Math.hypot(20, 20)],
    ['across a corner only', [-30, 0], [0, 30], 0],
    ['of no length', [0, 0], [0, 0], 0],
  ] as const)('%s', (_, from, to, length) => {
    expect(lengthInside({ from, to }, box)).toBeCloseTo(length);
  });
});
