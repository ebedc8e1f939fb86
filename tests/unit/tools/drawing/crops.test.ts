import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { cropNames, cropSize, cropSvg, heroCropSvg, heroStripSvg } from '@/tools/drawing/crops';
import { palette } from '@/tools/drawing/kit';

const brotli = (text: string): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
function frameOf(svg: string): { x: number; y: number; width: number; height: number } {
  const [x, y, width, height] = /viewBox="([^"]+)"/.exec(svg)![1]!.split(' ').map(Number);
  return { x: x!, y: y!, width: width!, height: height! };
}
const broken = /NaN|Infinity|undefined|style=|Gradient|<filter|<image/;

describe.each(cropNames.map((name) => [name]))('the picture %s', (name) => {
  it('is light as a card and as a hero', () => {
    // a picture of the whole house weighs more than one of a room; both are far below a photo
    const budget = cropSize(name).width > 600 ? 4000 : 3000;
    expect(brotli(cropSvg(name))).toBeLessThanOrEqual(budget);
    expect(brotli(heroCropSvg(name))).toBeLessThanOrEqual(4600);
    expect(brotli(heroStripSvg(name))).toBeLessThanOrEqual(5000);
  });

  it('is plain flat drawing without style attributes, gradients, filters or numbers gone wrong', () => {
    expect(cropSvg(name)).not.toMatch(broken);
    expect(heroCropSvg(name)).not.toMatch(broken);
    expect(heroStripSvg(name)).not.toMatch(broken);
  });

  it('stands whole in the part of its strip that a phone shows', () => {
    const own = frameOf(cropSvg(name));
    const strip = frameOf(heroStripSvg(name));
    expect(strip.width / strip.height).toBeCloseTo(3);
    const onPhone = (strip.height * 390) / 256;
    const left = strip.x + (strip.width - onPhone) / 2;
    expect(own.x).toBeGreaterThanOrEqual(left);
    expect(own.x + own.width).toBeLessThanOrEqual(left + onPhone);
    expect(own.y).toBeGreaterThanOrEqual(strip.y);
    expect(own.y + own.height).toBeLessThanOrEqual(strip.y + strip.height);
  });

  it('shows its subject in color among muted surroundings', () => {
    const { orange, hot, amber, cold } = palette;
    expect(cropSvg(name)).toMatch(new RegExp([orange, hot, amber, cold].join('|'), 'i'));
  });

  it('tells its size, so that the page does not move when it comes', () => {
    const { width, height } = cropSize(name);
    expect(cropSvg(name)).toMatch(new RegExp(`viewBox="[-\\d.]+ [-\\d.]+ ${width} ${height}"`));
  });
});

describe('the registry of crops', () => {
  it('has each name once', () => {
    expect(new Set(cropNames).size).toBe(cropNames.length);
  });

  it('draws a picture once and remembers it', () => {
    const name = cropNames[0]!;
    expect(cropSvg(name)).toBe(cropSvg(name));
    const before = process.cpuUsage();
    for (let i = 0; i < 1000; i++) cropSvg(name);
    expect(process.cpuUsage(before).user).toBeLessThan(100_000);
  });

  it('keeps the split of the slab leak in the middle of its hero, where every screen sees it', () => {
    const { x, y, width, height } = frameOf(heroCropSvg('slab-leak'));
    expect(Math.abs((650 - x) / width - 0.5)).toBeLessThan(0.05);
    expect(Math.abs((41 - y) / height - 0.5)).toBeLessThan(0.15);
  });
});
