import { describe, expect, it } from 'vitest';
import { contrast, shadesOf } from '@/theme/shades.mjs';

const ink = '#0B1D3A';
/** Colors on which ink can be read, as the content check asks of the one called orange. */
const accents = ['#F26A1B', '#F2B01E', '#1FA79A', '#E26D8E', '#7FB3FF', '#FFF3B0'];

it('The contrast of two colors is counted as the accessibility guidelines count it', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21);
  expect(contrast('#FFFFFF', '#767676')).toBeCloseTo(4.54, 2);
  expect(contrast('#777777', '#777777')).toBe(1);
});

describe('The shades of an accent color', () => {
  it.each(accents)('of %s: white can be read on the deep one, ink on the lighter ones', (accent) => {
    const { deep, orangeLight, orangePale } = shadesOf(accent);
    expect(contrast('#FFFFFF', deep)).toBeGreaterThanOrEqual(4.5);
    expect(contrast('#FFFFFF', deep)).toBeLessThan(4.7);
    expect(contrast(ink, accent)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(ink, orangeLight)).toBeGreaterThan(contrast(ink, accent));
    expect(contrast(ink, orangePale)).toBeGreaterThan(contrast(ink, orangeLight));
  });

  it('keep its hue: an orange gives an orange', () => {
    expect(shadesOf('#F26A1B')).toEqual({
      deep: '#C25516',
      orangeLight: '#F58849',
      orangePale: '#F9B58D',
    });
  });

  it('are the color itself where white can be read on it already', () => {
    expect(shadesOf('#0B1D3A').deep).toBe('#0B1D3A');
  });
});
