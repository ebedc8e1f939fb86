import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { runs, sewerFall, sewerY, systems, type Run } from '@/tools/drawing/parts';
import { heroPhone, heroPhoneView, heroPins, heroSvg, heroView } from '@/tools/drawing/scenes/hero';

const brotli = (text: string): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

describe('the plumbing of the house', () => {
  /** Fall of each sloping piece of a waste run after its trap, in cm per cm. */
  const falls = ({ points, weir = 0 }: Run): number[] =>
    points.slice(weir, -1).flatMap(([x, y], i) => {
      const [nextX, nextY] = points[weir + i + 1]!;
      return nextX === x ? [] : [(y - nextY) / Math.abs(nextX - x)];
    });

  it.each(runs.drain.map((run) => [run.name, run] as const))('lets the %s fall 2 %% or more', (_, run) => {
    for (const fall of falls(run)) expect(fall).toBeGreaterThanOrEqual(0.02);
  });

  it('never lets waste rise outside a trap', () => {
    for (const { points, weir = 0 } of runs.drain) {
      points.slice(weir, -1).forEach(([, y], i) => expect(points[weir + i + 1]![1]).toBeLessThanOrEqual(y));
    }
  });

  it('gives every sink, tub and standpipe a trap that holds water', () => {
    for (const name of [
      'laundry standpipe',
      'lavatory trap and arm',
      'kitchen trap and arm',
      'tub trap and arm',
    ]) {
      const run = runs.drain.find((candidate) => candidate.name === name)!;
      const seal = run.points.slice(0, (run.weir ?? 0) + 1).map(([, y]) => y);
      expect(Math.min(...seal), name).toBeLessThan(seal.at(-1)! - 5);
    }
  });

  it('takes every vent straight up through the roof', () => {
    for (const { points } of runs.vent) {
      expect(new Set(points.map(([x]) => x)).size).toBe(1);
      expect(points.at(-1)![1]).toBeGreaterThan(600);
    }
  });

  it('brings the sewer down to the city main at an even fall', () => {
    expect(sewerFall).toBeGreaterThanOrEqual(0.02);
    expect(sewerY(0) - sewerY(-500)).toBeCloseTo(500 * sewerFall);
  });

  it('names every run once', () => {
    const names = systems.flatMap((system) => runs[system].map(({ name }) => name));
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('the home hero', () => {
  it('stays within its 5.7 KB', () => {
    expect(brotli(heroSvg())).toBeLessThanOrEqual(5700);
  });

  it('is plain flat drawing: no number gone wrong, no style attribute, gradient, filter or text', () => {
    expect(heroSvg()).not.toMatch(/NaN|Infinity|undefined|style=|Gradient|<filter|<text|<image/);
  });

  it('groups the systems, so that a page can light one', () => {
    for (const system of systems) expect(heroSvg()).toContain(`<g class="${system}">`);
  });

  it('keeps the place of the headline free of everything but sky', () => {
    // where an element begins is enough: all tall things of the yard begin at their feet or tops
    const starts = [...heroSvg().matchAll(/ d="M(-?[\d.]+)[ ,]?(-?[\d.]+)/g)].map(([, x, y]) => [
      Number(x),
      Number(y),
    ]);
    const inHeadline = starts.filter(([x, y]) => x! < -250 && x! > -1180 && y! < -330);
    expect(inHeadline).toEqual([]);
  });

  it.each(heroPins.map((pin) => [pin.system, pin] as const))(
    'has the label for %s inside its frame',
    (_, { x, y }) => {
      for (const share of [x, y]) {
        expect(share).toBeGreaterThan(0);
        expect(share).toBeLessThan(100);
      }
    },
  );

  const words: Record<(typeof heroPins)[number]['system'], string> = {
    bathrooms: 'Bathrooms',
    'water-heaters': 'Water heaters',
    toilets: 'Toilets',
    drains: 'Disposals and drains',
    'slab-leaks': 'Slab leaks',
    'sewer-lines': 'Sewer lines',
  };

  it.each([1024, 1180, 1440, 1920])('keeps its labels apart and inside the page at %i px', (width) => {
    const height = (width * heroView[3]) / heroView[2];
    const boxes = heroPins.map(({ system, x, y, side }) => {
      // a dot of 22 px, a gap and 14 px type with 10 px padding; 7.9 px is the type's mean advance
      const reach = 19 + 20 + words[system].length * 7.9;
      const dot = (x / 100) * width;
      const middle = (y / 100) * height;
      const [left, right] = side === 'right' ? [dot - 13, dot + reach] : [dot - reach, dot + 13];
      return { system, left, right, top: middle - 16, bottom: middle + 16 };
    });
    for (const box of boxes) {
      expect(box.left, box.system).toBeGreaterThan(0);
      expect(box.right, box.system).toBeLessThan(width);
    }
    for (const a of boxes) {
      for (const b of boxes.filter((other) => other !== a)) {
        const apart = a.right < b.left || b.right < a.left || a.bottom < b.top || b.bottom < a.top;
        expect(apart, `${a.system} and ${b.system}`).toBe(true);
      }
    }
  });

  it('shows a phone a part of the same drawing, cut by the numbers that the page uses', () => {
    const [x, y, width, height] = heroPhoneView;
    expect(x).toBeGreaterThanOrEqual(heroView[0]);
    expect(x + width).toBeLessThanOrEqual(heroView[0] + heroView[2]);
    expect(y + height).toBeLessThanOrEqual(heroView[1] + heroView[3]);
    expect(heroPhone).toEqual({ width: 250, shift: -108.4, ratio: '1000/1190' });
  });
});
