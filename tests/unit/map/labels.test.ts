import { describe, expect, it } from 'vitest';
import { mapSides } from '@/content/vocabulary';
import { type Bounds, lengthInside } from '@/map/geometry';
import { firstFree, type Stroke, labelSetter, spotsBeside, textWidth } from '@/map/labels';

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

  it('moves off a pipe, thickness and all', () => {
    const stroke: Stroke = { from: [200, 212], to: [500, 212], half: 4 };
    const spot = firstFree(wylie, { ...empty, strokes: [stroke] });
    expect(spot?.anchor).toBe('end');
    expect(lengthInside(stroke, spot!.box)).toBe(0);
  });

  it('takes the side that its city’s file asks for, if that is free', () => {
    const asked = spotsBeside('Wylie', style, [200, 200], 7, { first: 'below', sheet });
    expect(firstFree(asked, empty)?.box.top).toBeGreaterThan(200);
    expect(firstFree(asked, { ...empty, boxes: [square(200, 220, 7)] })?.anchor).toBe('start');
  });

  it.each(mapSides)('never covers its own city (%s)', (first) => {
    const [{ box }] = spotsBeside('Grand Prairie', style, [200, 200], 8, { first, sheet }) as [
      (typeof wylie)[0],
    ];
    const apart = box.left > 207 || box.right < 193 || box.top > 207 || box.bottom < 193;
    expect(apart).toBe(true);
  });

  it('slides along above its city to stay on the map', () => {
    const [above] = spotsBeside('Grand Prairie', style, [20, 200], 7, { first: 'above', sheet });
    expect(above!.box.left).toBeGreaterThanOrEqual(0);
    expect(above!.box.bottom).toBeLessThan(200);
  });

  it.each(['Heath', 'Grand Prairie'])('is never far from it (%s)', (name) => {
    for (const { box } of spotsBeside(name, style, [200, 200], 7, { sheet })) {
      const across = Math.max(box.left - 200, 200 - box.right, 0);
      const down = Math.max(box.top - 200, 200 - box.bottom, 0);
      expect(Math.hypot(across, down) - 7).toBeLessThanOrEqual(style.size * 0.75);
    }
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
    ['Carrollton', 91.2],
    ['Garland', 74.3],
    ['Grand Prairie', 120.1],
    ['Heath', 55.8],
    ['Mesquite', 83.2],
    ['Seagoville', 92.8],
    ['Wylie', 49.3],
  ])('is no smaller than the real %s and not much larger', (name, measured) => {
    const estimate = textWidth(name, { size: 18.5 });
    expect(estimate).toBeGreaterThanOrEqual(measured * 0.99);
    expect(estimate).toBeLessThanOrEqual(measured * 1.1);
  });

  it('has a box with room for every line', () => {
    const one = labelSetter(['ROCKWALL'], style, 'middle')([100, 100]).box;
    const two = labelSetter(['ROCKWALL', 'COUNTY'], style, 'middle')([100, 100]).box;
    expect(two.bottom - two.top).toBeGreaterThan(2 * (one.bottom - one.top) * 0.99);
    expect(two.right).toBe(one.right);
  });
});
