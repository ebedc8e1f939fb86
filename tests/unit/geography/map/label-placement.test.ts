import { describe, expect, it } from 'vitest';
import { grow, overlap, type Bounds } from '@/drawing/kit/bounds';
import { placeLabels, runsThrough, type Label, type Stroke } from '@/drawing/map/label-placement';
import { lengthInside } from '@/drawing/map/segments';
import { labelSetter, spotsAround, textWidth } from '@/drawing/map/text-size';
import { seededRandom } from './random';

const sheet: Bounds = { left: 0, top: 0, right: 500, bottom: 500 };
const style = { size: 18 };
const square = (x: number, y: number, half: number): Bounds => ({
  left: x - half,
  right: x + half,
  top: y - half,
  bottom: y + half,
});

/** A crowd of cities: more than any real map has, some of them nearly on top of each other. */
const crowd = (seed: number, count: number) => {
  const random = seededRandom(seed);
  const points = Array.from({ length: count }, (): [number, number] => [
    random() * 480 + 10,
    random() * 480 + 10,
  ]);
  const labels = points.map((point, i): Label => ({
    id: `city-${i}`,
    spots: spotsAround('Abcdefghijkl'.slice(0, 4 + Math.floor(random() * 8)), style, point, 7),
  }));
  return { labels, blocked: points.map(([x, y]) => square(x, y, 7)) };
};

describe('names on the map', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('never meet each other, a symbol or the edge (crowd %d)', (seed) => {
    const { labels, blocked } = crowd(seed, 40);
    const placed = [...placeLabels(labels, { sheet, blocked, strokes: [] }).values()];
    expect(placed.length).toBeGreaterThan(20);
    placed.forEach(({ box }, i) => {
      for (const other of placed.slice(i + 1)) expect(overlap(box, other.box)).toBe(false);
      for (const symbol of blocked) expect(overlap(box, symbol)).toBe(false);
      expect(Math.min(box.left, box.top)).toBeGreaterThanOrEqual(0);
      expect(Math.max(box.right, box.bottom)).toBeLessThanOrEqual(500);
    });
  });

  it('all find a place where there is room', () => {
    const { labels, blocked } = crowd(11, 13);
    expect(placeLabels(labels, { sheet, blocked, strokes: [] }).size).toBe(13);
  });

  it('stand on the right of a lone city', () => {
    const spot = placeLabels([{ id: 'a', spots: spotsAround('Wylie', style, [200, 200], 7) }], {
      sheet,
      blocked: [],
      strokes: [],
    }).get('a');
    expect(spot?.anchor).toBe('start');
    expect(spot?.box.left).toBeGreaterThan(207);
  });

  it('move off a pipe', () => {
    const strokes = [{ from: [200, 200] as const, to: [500, 200] as const, weight: 1 }];
    const spot = placeLabels([{ id: 'a', spots: spotsAround('Wylie', style, [200, 200], 7) }], {
      sheet,
      blocked: [],
      strokes,
    }).get('a');
    expect(lengthInside(strokes[0]!, spot!.box)).toBe(0);
  });

  it('are not run through by a pipe that they could avoid', () => {
    // one pipe passes to the right, from below to above, another one lies under the city
    const strokes: Stroke[] = [
      { from: [225, 500], to: [225, 0], weight: 0.4, crossing: 80, half: 4 },
      { from: [0, 225], to: [500, 225], weight: 0.4, crossing: 80, half: 6 },
    ];
    const symbol = { at: [200, 200], radius: 7 } as const;
    const spot = placeLabels(
      [{ id: 'a', symbol, spots: spotsAround('Grand Prairie', style, symbol.at, 8) }],
      {
        sheet,
        blocked: [square(200, 200, 7)],
        strokes,
      },
    ).get('a')!;
    for (const stroke of strokes) expect(runsThrough(stroke, spot)).toBe(false);
  });

  it('never stand beyond a pipe from their city, where another city would seem to have that name', () => {
    const symbol = { at: [200, 200], radius: 7 } as const;
    const beyond = labelSetter(['Heath'], style, 'start')([200, 240], 0);
    const pipe: Stroke = { from: [0, 218], to: [500, 218], weight: 0.4, half: 4 };
    const around = { sheet, blocked: [], strokes: [pipe] };
    expect(placeLabels([{ id: 'a', symbol, spots: [beyond] }], around).size).toBe(0);
    expect(placeLabels([{ id: 'a', symbol, spots: [beyond] }], { ...around, strokes: [] }).size).toBe(1);
  });

  it.each(['Heath', 'Grand Prairie'])('stand next to their city, wherever they stand (%s)', (name) => {
    for (const { box } of spotsAround(name, style, [200, 200], 7)) {
      const across = Math.max(box.left - 200, 200 - box.right, 0);
      const down = Math.max(box.top - 200, 200 - box.bottom, 0);
      expect(Math.hypot(across, down) - 7).toBeLessThanOrEqual(style.size * 0.75);
    }
  });

  it('keep away from each other where there is room, so as not to read as one name', () => {
    const cities: [string, [number, number]][] = [
      ['Grand Prairie', [200, 200]],
      ['Dallas', [240, 224]],
    ];
    const labels = cities.map(([id, at]) => ({ id, spots: spotsAround(id, style, at, 7) }));
    const blocked = cities.map(([, [x, y]]) => square(x, y, 7));
    const [first, second] = [...placeLabels(labels, { sheet, blocked, strokes: [] }).values()];
    expect(overlap(grow(first!.box, 14), second!.box)).toBe(false);
  });

  it('are left out when there is no room, and the first in the list stays', () => {
    const spots = [labelSetter(['Heath'], style, 'middle')([250, 250], 0)];
    const placed = placeLabels(
      [
        { id: 'first', spots },
        { id: 'second', spots },
      ],
      { sheet, blocked: [], strokes: [] },
    );
    expect([...placed.keys()]).toEqual(['first']);
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
    const one = labelSetter(['ROCKWALL'], style, 'middle')([100, 100], 0).box;
    const two = labelSetter(['ROCKWALL', 'COUNTY'], style, 'middle')([100, 100], 0).box;
    expect(two.bottom - two.top).toBeGreaterThan(2 * (one.bottom - one.top) * 0.99);
    expect(two.right).toBe(one.right);
  });
});
