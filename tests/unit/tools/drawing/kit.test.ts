import { describe, expect, it } from 'vitest';
import {
  Canvas,
  behindX,
  behindY,
  palette,
  pipe,
  project,
  roomDepth,
  scaleAt,
  tones,
  type View,
} from '@/tools/drawing/kit';
import { placePath } from '@/tools/drawing/kit/local-path';
import { muteColor } from '@/tools/drawing/kit/muted';
import { formatNumber, roundedPolyline } from '@/tools/drawing/kit/path';

const view: View = [0, -100, 100, 100];
const canvas = (options = {}) => new Canvas({ view, ink: 1, decimals: 1, ...options });
const paths = (svg: string): string[] => svg.match(/<path [^>]*>/g) ?? [];

describe('the projection', () => {
  it('leaves the cut plane as it is, with y turned down', () => {
    expect(project([120, 40])).toEqual([120, -40]);
  });

  it('draws everything smaller and nearer to the one vanishing point the deeper it stands', () => {
    const [x, y] = project([0, 0, roomDepth]);
    expect(scaleAt(roomDepth)).toBeCloseTo(1150 / 1450);
    expect(x).toBeCloseTo(500 - 500 * (1150 / 1450));
    expect(y).toBeCloseTo(-(520 - 520 * (1150 / 1450)));
  });

  it('finds the place on a back wall that stands exactly behind a point of the opening', () => {
    const [x, y] = project([behindX(388, roomDepth), behindY(274, roomDepth), roomDepth]);
    expect(x).toBeCloseTo(388);
    expect(y).toBeCloseTo(-274);
  });
});

describe('paths', () => {
  it('writes numbers as short as they go, without a minus before zero', () => {
    expect([formatNumber(-0.04, 1), formatNumber(12.25, 1), formatNumber(7.0, 1)]).toEqual([
      '0',
      '12.3',
      '7',
    ]);
  });

  it('refuses a coordinate that is not a number', () => {
    expect(() => canvas().line([[0, 0], [Number.NaN, 4]])).toThrow(/not a number/); // prettier-ignore
  });

  it('bends a pipe with the radius it is given, and with less where its legs are too short', () => {
    const wide = roundedPolyline([[0, 0], [50, 0], [50, 50]], 10, 0); // prettier-ignore
    expect(wide.data).toBe('M0 0L40 0Q50 0 50 10L50 50');
    const tight = roundedPolyline([[0, 0], [8, 0], [8, 50]], 10, 0); // prettier-ignore
    expect(tight.data).toBe('M0 0L4 0Q8 0 8 4L8 50');
  });

  it('turns arcs round when a local outline is turned upright, and back when it is mirrored', () => {
    const arc = 'M0 0A5 5 0 0 1 10 0';
    expect(placePath(arc, { x: 20, y: 0 }, 0).data).toBe('M20 0A5 5 0 0 0 30 0');
    expect(placePath(arc, { x: 20, y: 0, mirror: true }, 0).data).toBe('M20 0A5 5 0 0 1 10 0');
  });

  it('names the outline that it cannot read', () => {
    expect(() => placePath('M0 0T4 4', { x: 0, y: 0 }, 0)).toThrow(/Not a local outline: M0 0T4 4/);
    expect(() => placePath('M0 0Q4 4 2', { x: 0, y: 0 }, 0)).toThrow(/The command Q has 3 numbers/);
  });
});

describe('the canvas', () => {
  it('keeps a straight pipe that crosses the view although both its ends lie outside', () => {
    const c = canvas();
    c.line([[-500, 50], [600, 50]]); // prettier-ignore
    c.line([[-500, 400], [600, 400]]); // prettier-ignore
    expect(paths(c.svg())).toHaveLength(1);
  });

  it('keeps an arc whose ends lie outside the view but whose bow reaches into it', () => {
    const c = canvas();
    c.flat('M110 40A30 30 0 0 0 110 60', { x: 0, y: 0 }, { line: 1 });
    expect(paths(c.svg())).toHaveLength(1);
  });

  it('joins outlines of equal paint into one element, but never across something drawn over the first', () => {
    const c = canvas();
    c.quad(0, 0, 10, 10, 0, palette.white);
    c.quad(50, 0, 60, 10, 0, palette.white);
    c.quad(0, 0, 10, 10, 0, palette.ink);
    c.quad(2, 2, 8, 8, 0, palette.white);
    expect(paths(c.svg())).toHaveLength(3);
  });

  it('shows the faces of a box that the eye sees: front and top, and the side toward the vanishing point', () => {
    const c = new Canvas({ view: [-2000, -2000, 4000, 4000], ink: 1 });
    c.box({ x: [100, 200], y: [0, 100], z: [0, 200] }, tones.navy);
    const fills = paths(c.svg()).map((path) => /fill="([^"]+)"/.exec(path)?.[1]);
    expect(fills).toEqual([tones.navy.side, tones.navy.top, tones.navy.front]);
  });

  it('draws muted surroundings without a single warm color, and full color again after them', () => {
    const c = canvas();
    c.muted(() => c.quad(0, 0, 20, 20, 0, { fill: palette.orange, line: 1 }));
    c.quad(40, 0, 60, 20, 0, palette.orange);
    const [quiet, loud] = paths(c.svg());
    const fill = /fill="#(..)(..)(..)"/
      .exec(quiet ?? '')!
      .slice(1)
      .map((hex) => Number.parseInt(hex, 16));
    expect(fill[2]).toBeGreaterThan(fill[0]!);
    expect(loud).toContain(palette.orange);
  });

  it('mutes light colors to light ones and dark to dark', () => {
    const blue = (hex: string) => Number.parseInt(muteColor(hex, 'fill').slice(5), 16);
    expect(blue(palette.white)).toBeGreaterThan(blue(palette.steel));
    expect(blue(palette.steel)).toBeGreaterThan(blue(palette.ink));
    expect(muteColor('none', 'fill')).toBe('none');
  });
});

describe('a pipe', () => {
  const strokes = (svg: string): number[] =>
    paths(svg).map((path) => Number(/stroke-width="([\d.]+)"/.exec(path)?.[1] ?? 1));

  it('is drawn as casing, body and highlight, each narrower than the one below', () => {
    const c = canvas();
    pipe(c, [[10, 50], [90, 50]], { diameter: 10, color: palette.cold }); // prettier-ignore
    const widths = strokes(c.svg());
    expect(widths).toHaveLength(3);
    expect(widths).toEqual([...widths].sort((a, b) => b - a));
  });

  it('has collars a third wider than itself', () => {
    const c = canvas();
    pipe(c, [[10, 50], [90, 50]], { diameter: 10, color: palette.cold, collars: [{ at: [50, 50], along: [1, 0] }] }); // prettier-ignore
    expect(Math.max(...strokes(c.svg()))).toBeCloseTo(13.4 + 1.1, 0);
  });
});
