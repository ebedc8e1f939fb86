import { existsSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { colors } from '@/colors.mjs';
import { project } from '@/tools/drawing/kit';
import { keyPlanSvg } from '@/tools/drawing/keyplan';
import { faviconSvg, logoSvg } from '@/tools/drawing/logo';

const publicFile = (name: string) => new URL(`../../../../public/${name}`, import.meta.url);

describe('the key plan', () => {
  it('takes less than 0.35 KB and the color of the text around it', () => {
    expect(keyPlanSvg().length).toBeLessThanOrEqual(350);
    expect(keyPlanSvg()).toContain('stroke="currentColor"');
  });

  it('has the drawings’ centimeters as its units, so that the page can set a dot', () => {
    expect(project([650, -41])).toEqual([650, 41]);
  });
});

describe('the logo', () => {
  it('is outlined in ink on light backgrounds and has no ink on navy', () => {
    expect(logoSvg({ tone: 'ink' })).toContain(colors.ink);
    expect(logoSvg({ tone: 'white' })).not.toContain(colors.ink);
  });

  it('is the favicon that is served, in light and dark (else: npm run draw)', () => {
    expect(readFileSync(publicFile('favicon.svg'), 'utf8')).toBe(faviconSvg());
    expect(faviconSvg()).toContain('prefers-color-scheme:dark');
  });

  it.each([['apple-touch-icon.png', 180], ['icon-192.png', 192], ['icon-512.png', 512]] as const)(
    'is in public/ as %s of %i px without transparency',
    async (name, side) => {
      const { width, height } = await sharp(readFileSync(publicFile(name))).metadata();
      expect([width, height]).toEqual([side, side]);
      const { isOpaque } = await sharp(readFileSync(publicFile(name))).stats();
      expect(isOpaque).toBe(true);
    },
  ); // prettier-ignore

  it('stays inside the circle to which a launcher may cut an app icon', async () => {
    const { data, info } = await sharp(readFileSync(publicFile('icon-512.png')))
      .flatten()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const pixel = (x: number, y: number) => data.readUIntBE((y * info.width + x) * info.channels, 3);
    const background = pixel(0, 0);
    let farthest = 0;
    for (let y = 0; y < info.height; y++)
      for (let x = 0; x < info.width; x++)
        if (pixel(x, y) !== background)
          farthest = Math.max(farthest, Math.hypot(x + 0.5 - info.width / 2, y + 0.5 - info.height / 2));
    expect(farthest).toBeGreaterThan(info.width / 4);
    // Android's maskable icons: a circle of 80 % of the side is never cut.
    expect(farthest).toBeLessThanOrEqual(info.width * 0.4);
  });

  it('is in the ICO that old browsers ask for, as one picture of 32 px', () => {
    const ico = readFileSync(publicFile('favicon.ico'));
    expect(existsSync(publicFile('favicon.ico'))).toBe(true);
    expect([ico.readUInt16LE(2), ico.readUInt16LE(4), ico.readUInt8(6)]).toEqual([1, 1, 32]);
    expect(ico.subarray(ico.readUInt32LE(18)).subarray(1, 4).toString()).toBe('PNG');
  });
});
