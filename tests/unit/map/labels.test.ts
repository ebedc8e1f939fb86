import { describe, expect, it } from 'vitest';
import type { Bounds } from '@/map/geometry';
import { firstFree, spotsBeside } from '@/map/labels';
import { textWidth } from '@/map/text-width';

const sheet: Bounds = { left: 0, top: 0, right: 500, bottom: 500 };
const style = { size: 18 };
const empty = { sheet, boxes: [], strokes: [] };
const square = (x: number, y: number, half: number): Bounds => ({
  left: x - half,
  right: x + half,
  top: y - half,
  bottom: y + half,
});
const wylie = spotsBeside('Wylie', style, [200, 200], 7, { sheet });

describe('a name beside its city', () => {
  it('stands on the right where nothing is in the way', () => {
    const spot = firstFree(wylie, empty);
    expect(spot?.anchor).toBe('start');
    expect(spot?.box.left).toBeGreaterThan(207);
  });

  it('takes another side at the edge of the map, or where another symbol stands', () => {
    const atTheEdge = spotsBeside('Wylie', style, [480, 200], 7, { sheet });
    expect(firstFree(atTheEdge, empty)?.anchor).toBe('end');
    expect(firstFree(wylie, { ...empty, boxes: [square(230, 200, 7)] })?.anchor).toBe('end');
  });

  it('takes the side that its city’s file asks for, if that is free', () => {
    const asked = spotsBeside('Wylie', style, [200, 200], 7, { first: 'below', sheet });
    expect(firstFree(asked, empty)?.box.top).toBeGreaterThan(200);
    expect(firstFree(asked, { ...empty, boxes: [square(200, 220, 7)] })?.anchor).toBe('start');
  });

  it('has no place where everything is taken', () => {
    expect(firstFree(wylie, { ...empty, boxes: [square(200, 200, 100)] })).toBeUndefined();
  });
});

describe('the size of a text', () => {
  it('grows with its letters, its size and its spacing', () => {
    expect(textWidth('Grand Prairie', style)).toBeGreaterThan(textWidth('Plano', style));
    expect(textWidth('Wylie', { size: 36 })).toBeCloseTo(2 * textWidth('Wylie', style));
    expect(textWidth('Wylie', { size: 18, tracking: 0.1 })).toBeCloseTo(textWidth('Wylie', style) + 9);
  });

  it.each([
    // measured in Chromium with Mona Sans at weight 650, 18.5 units
    ['Grand Prairie', 120.1],
    ['Heath', 55.8],
    ['Wylie', 49.3],
  ])('is no smaller than the real %s and not much larger', (name, measured) => {
    const estimate = textWidth(name, { size: 18.5 });
    expect(estimate).toBeGreaterThanOrEqual(measured * 0.99);
    expect(estimate).toBeLessThanOrEqual(measured * 1.1);
  });
});
