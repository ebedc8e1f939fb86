import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { colors } from '@/colors.mjs';
import type { SocialCard } from '@/seo/social-image/card';
import { frame } from '@/seo/social-image/frame';
import { heaviest, rasterize } from '@/seo/social-image/raster';
import { cardScene } from '@/seo/social-image/scene';
import { cardWords } from '@/seo/social-image/words';

const square = (fill: string, more = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-50 -50 100 100"${more}><path fill="${fill}" d="M-50-50h100v100h-100z"/></svg>`;

const card: SocialCard = {
  headline: 'Slab leak repair in Dallas',
  siteName: 'Company Plumbing',
  phone: '(972) 555-0100',
  note: 'Balch Springs, TX · License M-00000',
  mark: square('#123456'),
  drawing: square('#00ff00'),
  reach: 'half',
};

const draw = async (changes: Partial<SocialCard> = {}) => {
  const changed = { ...card, ...changes };
  return rasterize(cardScene(changed, await cardWords(changed)));
};

/** How far one pixel is from a color, in steps of 255; a palette may miss a color by two, which nobody sees. */
const farFrom = async (image: Buffer, x: number, y: number, color: string) => {
  const { data } = await sharp(image)
    .removeAlpha()
    .extract({ left: x, top: y, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const wanted = Buffer.from(color.slice(1), 'hex');
  return Math.max(...wanted.map((part, index) => Math.abs(part - (data[index] ?? 255))));
};

/** The box that a text layer's ink fills, in pixels. */
const inkBox = async (words: string) => {
  const { data, info } = await sharp(Buffer.from(words))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const box = { left: info.width, right: 0, top: info.height, bottom: 0 };
  for (let y = 0; y < info.height; y++) {
    for (let x = 0; x < info.width; x++) {
      if ((data[(y * info.width + x) * info.channels + 3] ?? 0) < 32) continue;
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x);
      box.top = Math.min(box.top, y);
      box.bottom = Math.max(box.bottom, y);
    }
  }
  return box;
};

describe('a social image', () => {
  it('is 1200x630 pixels and light enough for a preview', async () => {
    const image = await draw();
    const { width, height, format } = await sharp(image).metadata();
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' });
    expect(image.length).toBeLessThanOrEqual(heaviest);
  });

  it('shows the drawing on its right and the phone’s orange pipe on its left', async () => {
    const image = await draw();
    expect(await farFrom(image, 900, 300, '#00ff00')).toBeLessThan(3);
    expect(await farFrom(image, 1199, 629, '#00ff00')).toBeLessThan(3);
    expect(await farFrom(image, 500, frame.pipe.y + 20, colors.orange)).toBeLessThan(3);
    expect(await farFrom(image, 300, 20, colors.sky)).toBeLessThan(3);
  });

  it('shows the whole house over the whole card', async () => {
    const image = await draw({ reach: 'full' });
    expect(await farFrom(image, 10, 10, '#00ff00')).toBeLessThan(3);
    expect(await farFrom(image, 500, frame.pipe.y + 20, colors.orange)).toBeLessThan(3);
  });

  it('keeps what the drawing’s root gives its parts', async () => {
    const drawing = square('inherit', ' fill="#ff00ff"').replace(' fill="inherit"', '');
    expect(await farFrom(await draw({ drawing }), 900, 300, '#ff00ff')).toBeLessThan(3);
  });

  it('is refused when the drawing has no frame', async () => {
    const words = await cardWords(card);
    expect(() => cardScene({ ...card, drawing: '<svg><path d="M0 0h9"/></svg>' }, words)).toThrow(
      'The drawing of a social image has no viewBox',
    );
  });
});

describe('the words of a social image', () => {
  it.each([
    'Drains',
    'Slab leak repair in Dallas',
    'Toilet Repair & Replacement in Dallas – Starting at $99',
    'Plumbing installation, remodeling and communications-grade wording for Carrollton',
    'Incommunicabilities in Carrollton',
  ])('stay clear of the drawing and the edges: %s', async (headline) => {
    const box = await inkBox(await cardWords({ ...card, headline }));
    expect(box.left).toBeGreaterThanOrEqual(frame.margin.left - 2);
    expect(box.right).toBeLessThan(frame.wall.x);
    expect(box.top).toBeGreaterThanOrEqual(frame.margin.top - 2);
    expect(box.bottom).toBeLessThanOrEqual(frame.pipe.y + frame.pipe.diameter / 2);
  });

  it('are refused when they cannot be set large enough to read', async () => {
    await expect(cardWords({ ...card, headline: 'Plumbing in Dallas '.repeat(20) })).rejects.toThrow(
      'give the page a shorter socialTitle',
    );
  });

  it('need no font where they are shown', async () => {
    expect(await cardWords(card)).not.toContain('<text');
  });
});
