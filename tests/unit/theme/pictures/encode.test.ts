import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { cropAround, encode, fallback, modern } from '@/theme/pictures/encode';

/** A picture with some detail, of this size. */
const picture = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  });

const sizeOf = async (image: Buffer) => {
  const { width, height, format, compression } = await sharp(image).metadata();
  return `${compression ?? format} ${width}x${height}`;
};
const [small] = modern;

describe('A picture of the content', () => {
  it('is cropped to the shape in which it is shown', async () => {
    const photo = await picture(800, 800).jpeg().toBuffer();
    expect(await sizeOf(await encode(photo, small!))).toBe('av1 480x360');
    expect(await sizeOf(await encode(photo, fallback))).toBe('webp 800x600');
  });

  it('is turned upright as the camera says', async () => {
    const photo = await picture(90, 120).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await sizeOf(await encode(photo, { format: 'webp', width: 40, height: 30 }))).toBe('webp 40x30');
    expect(await sizeOf(await encode(photo, { format: 'webp', width: 240, height: 180 }))).toBe(
      'webp 120x90',
    );
  });

  it('does not contain where and with which camera it was taken', async () => {
    const noted = picture(80, 60).withExif({
      IFD0: { Model: 'A phone' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '32/1 46/1 30/1' },
    });
    const heavy = await noted.clone().jpeg().toBuffer();
    expect((await sharp(heavy).metadata()).exif).toBeDefined();
    // Also where it would be sent as it is, had it no such notes.
    const light = await noted.clone().webp({ quality: 1 }).toBuffer();
    for (const photo of [heavy, light]) {
      const { exif, xmp, iptc } = await sharp(await encode(photo, fallback)).metadata();
      expect({ exif, xmp, iptc }).toEqual({ exif: undefined, xmp: undefined, iptc: undefined });
    }
  });

  it('keeps its focus in view, also when a camera held upright took it', async () => {
    // White on the left of the file; turned upright, at the top.
    const white = await sharp({ create: { width: 40, height: 90, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const photo = await sharp({ create: { width: 120, height: 90, channels: 3, background: '#000' } })
      .composite([{ input: white, left: 0, top: 0 }])
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const light = async (focus: string) =>
      (await sharp(await encode(photo, { ...fallback, focus })).stats()).channels[0]!.mean;
    expect(await light('50% 0%')).toBeGreaterThan(100);
    expect(await light('50% 100%')).toBeLessThan(10);
  });

  it.each([
    ['0% 0%', { left: 0, top: 0, width: 1200, height: 900 }],
    ['50% 25%', { left: 0, top: 175, width: 1200, height: 900 }],
    ['100% 100%', { left: 0, top: 700, width: 1200, height: 900 }],
  ])('is cut around %s', (focus, cut) => {
    expect(cropAround(focus, { width: 1200, height: 1600 }, fallback)).toEqual(cut);
  });

  it('has the same bytes on machines with one, two and four cores', async () => {
    const photo = await picture(480, 360).jpeg().toBuffer();
    const made: Buffer[] = [];
    for (const cores of [1, 2, 4]) {
      sharp.concurrency(cores);
      made.push(await encode(photo, small!));
    }
    for (const other of made) expect(other.equals(made[0]!)).toBe(true);
  });

  it('is not encoded again if that would make it larger', async () => {
    const light = await picture(80, 60).webp({ quality: 1 }).toBuffer();
    expect((await encode(light, fallback)).equals(light)).toBe(true);
    const square = await picture(800, 800).webp({ quality: 1 }).toBuffer();
    expect(await sizeOf(await encode(square, fallback))).toBe('webp 800x600');
  });
});
