import { existsSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { project } from '@/drawing/kit';
import { keyPlanSvg } from '@/drawing/keyplan';
import { appIconSvg, faviconSvg, logoSvg } from '@/drawing/logo';

const publicFile = (name: string) => new URL(`../../../public/${name}`, import.meta.url);

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
    expect(logoSvg({ tone: 'ink' })).toContain('#0B1D3A');
    expect(logoSvg({ tone: 'white' })).not.toContain('#0B1D3A');
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

  it('fills two thirds of an app icon, so that no launcher cuts it', () => {
    expect(appIconSvg(0.5)).toContain('viewBox="0 0 80 80"');
  });

  it('is in the ICO that old browsers ask for, as one picture of 32 px', () => {
    const ico = readFileSync(publicFile('favicon.ico'));
    expect(existsSync(publicFile('favicon.ico'))).toBe(true);
    expect([ico.readUInt16LE(2), ico.readUInt16LE(4), ico.readUInt8(6)]).toEqual([1, 1, 32]);
    expect(ico.subarray(ico.readUInt32LE(18)).subarray(1, 4).toString()).toBe('PNG');
  });
});
