import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { shutOffRatio, shutOffSvg, spotOf } from '@/tools/drawing/scenes/shut-off';
import { valveNames } from '@/content-model/vocabulary/valves';

/** The narrowest phone that the site is made for, in pixels. */
const PHONE = 320;

/** WCAG 2.2, 2.5.8: a circle of this diameter around each target touches no other's. In pixels. */
const TARGET = 24;

const spots = valveNames.map((valve) => ({ valve, ...spotOf(valve) }));

describe('The house with its valves', () => {
  it('is light and plain', () => {
    const bytes = brotliCompressSync(shutOffSvg(), {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11 },
    }).length;
    expect(bytes).toBeLessThan(6000);
    expect(shutOffSvg()).not.toMatch(/NaN|Infinity|undefined|style=|Gradient|<filter|<image/);
  });

  it('shows every valve where a spot can point to it', () => {
    for (const { left, top } of spots) {
      expect(left).toBeGreaterThan(3);
      expect(left).toBeLessThan(97);
      expect(top).toBeGreaterThan(10);
      expect(top).toBeLessThan(93);
    }
  });

  it('keeps the spots far enough apart for a thumb on the narrowest phone', () => {
    for (const [index, one] of spots.entries())
      for (const other of spots.slice(index + 1)) {
        const across = ((one.left - other.left) / 100) * PHONE;
        const down = ((one.top - other.top) / 100) * (PHONE / shutOffRatio);
        expect(Math.hypot(across, down), `${one.valve} and ${other.valve}`).toBeGreaterThanOrEqual(TARGET);
      }
  });

  it('puts the meter before the sprinklers, and both before the house', () => {
    const [meter, irrigation, main] = [spotOf('meter'), spotOf('irrigation'), spotOf('main')];
    expect(meter.left).toBeLessThan(irrigation.left);
    expect(irrigation.left).toBeLessThan(main.left);
  });
});
