import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { encode } from '@/pictures/encode';
import { fallback, modern } from '@/pictures/recipe';

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
    const photo = await picture(1600, 1600).jpeg().toBuffer();
    expect(await sizeOf(await encode(photo, small!))).toBe('av1 480x360');
    expect(await sizeOf(await encode(photo, fallback))).toBe('webp 800x600');
  });

  it('is turned upright as the camera says', async () => {
    const photo = await picture(900, 1200).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await sizeOf(await encode(photo, { format: 'webp', width: 400, height: 300 }))).toBe(
      'webp 400x300',
    );
    expect(await sizeOf(await encode(photo, { format: 'webp', width: 2400, height: 1800 }))).toBe(
      'webp 1200x900',
    );
  });

  it('is never scaled up', async () => {
    const photo = await picture(400, 300).png().toBuffer();
    expect(await sizeOf(await encode(photo, fallback))).toBe('webp 400x300');
  });

  it('is sent as it is where it would only grow', async () => {
    const light = await picture(800, 600).webp({ quality: 1 }).toBuffer();
    expect((await encode(light, fallback)).equals(light)).toBe(true);
    const square = await picture(800, 800).webp({ quality: 1 }).toBuffer();
    expect(await sizeOf(await encode(square, fallback))).toBe('webp 800x600');
  });
});
