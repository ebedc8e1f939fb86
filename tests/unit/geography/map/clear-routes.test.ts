import { describe, expect, it } from 'vitest';
import type { Bounds } from '@/drawing/kit/bounds';
import type { Point2 } from '@/drawing/kit';
import { clearRoutes } from '@/drawing/map/clear-routes';
import { placeLabels, runsThrough, type Label, type Surroundings } from '@/drawing/map/label-placement';
import { crosses } from '@/drawing/map/segments';
import { endOf, legsOf, pipePieces, serviceLine, type ServiceLine } from '@/drawing/map/service-lines';
import { spotsAround } from '@/drawing/map/text-size';
import { seededRandom } from './random';

const office: Point2 = [300, 300];
const sheet: Bounds = { left: 0, top: 0, right: 600, bottom: 600 };
const square = ([x, y]: Point2, half: number): Bounds => ({
  left: x - half,
  right: x + half,
  top: y - half,
  bottom: y + half,
});

/** A small map: names of cities, their symbols and the surroundings of any routes to them. */
const mapOf = (cities: Record<string, Point2>) => {
  const labels = Object.entries(cities).map(([name, at]): Label => ({
    id: name,
    symbol: { at, radius: 7 },
    spots: spotsAround(name, { size: 18 }, at, 8),
  }));
  const blocked = [square(office, 19), ...Object.values(cities).map((at) => square(at, 7))];
  const plain = Object.entries(cities).map(([name, at]) => serviceLine(name, office, at));
  const surroundings = (lines: readonly ServiceLine[]): Surroundings => ({
    sheet,
    blocked,
    strokes: pipePieces(lines).map(({ from, to }) => ({ from, to, weight: 0.4, crossing: 80, half: 4 })),
  });
  const runThrough = (lines: readonly ServiceLine[]): string[] => {
    const around = surroundings(lines);
    return [...placeLabels(labels, around)]
      .filter(([, spot]) => around.strokes.some((stroke) => runsThrough(stroke, spot)))
      .map(([name]) => name);
  };
  return { labels, blocked, plain, surroundings, runThrough };
};

/** The city in the middle is shut in between a trunk, a branch and the line of the city to its right. */
const shutIn = mapOf({
  Mesquite: [318, 266],
  Rockwall: [420, 120],
  Heath: [405, 205],
  Wylie: [300, 80],
});

describe('lines that are in the way of a name', () => {
  it('hang on a neighbor’s branch instead, and the name is clear', () => {
    expect(shutIn.runThrough(shutIn.plain)).toEqual(['Mesquite']);
    const lines = clearRoutes(shutIn.plain, shutIn);
    expect(shutIn.runThrough(lines)).toEqual([]);
    const [before, after] = [shutIn.plain, lines].map((set) => set.find(({ slug }) => slug === 'Heath')!);
    expect(after).not.toEqual(before);
    expect(lines.filter((line) => !shutIn.plain.includes(line))).toEqual([after]);
  });

  it('stay as they are when no name is in trouble', () => {
    const map = mapOf({ Plano: [240, 60], Seagoville: [380, 400], Irving: [80, 220] });
    expect(clearRoutes(map.plain, map)).toBe(map.plain);
  });

  it.each([1, 2, 3, 4, 5, 6])('end at their cities and cross no other line (crowd %d)', (seed) => {
    const random = seededRandom(seed);
    const cities = Object.fromEntries(
      Array.from({ length: 14 }, (_, i): [string, Point2] => [
        `Town ${i}`,
        [40 + random() * 500, 40 + random() * 500],
      ]),
    );
    const map = mapOf(cities);
    const lines = clearRoutes(map.plain, map);
    expect(lines.map(({ slug }) => slug)).toEqual(Object.keys(cities));
    for (const line of lines) {
      expect(line.path[0]).toEqual(office);
      expect(endOf(line)).toEqual(cities[line.slug]);
    }
    const legs = lines.flatMap(legsOf);
    expect(legs.flatMap((a, i) => legs.slice(i + 1).filter((b) => crosses(a, b)))).toEqual([]);
    expect(map.runThrough(lines).length).toBeLessThanOrEqual(map.runThrough(map.plain).length);
  });
});
