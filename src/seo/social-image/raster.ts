import sharp from 'sharp';
import { socialImageSize } from './path';

/** Maximum bytes of a social image, because networks fetch it while somebody waits for the preview. */
export const heaviest = 90_000;

/** The same for an image with a photograph. Some networks show no larger ones. */
const heaviestPhoto = 300_000;

/** Qualities to try, best first. At 80 nobody sees a difference from 95, which has a sixth more bytes and takes longer. */
const qualities = [80, 60, 40] as const;

/** Uncompressed pixels of a card, three bytes each. */
export type Pixels = Buffer;

const { width, height } = socialImageSize;

/**
 * Renders an SVG of a card's size.
 *
 * @throws Error if it has another size
 */
export const pixelsOf = async (svg: string): Promise<Pixels> => {
  const { data, info } = await sharp(Buffer.from(svg))
    .flatten({ background: 'white' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  if (info.width !== width || info.height !== height)
    throw new Error(`A social image is ${info.width}x${info.height}, not ${width}x${height}`);
  return data;
};

/**
 * Puts a text over a picture and makes a PNG with a palette. The drawings have flat colors and sharp edges: a JPEG has
 * twice the bytes (78 to 98 KB instead of 36 to 48) and artifacts at the edges.
 *
 * @param words an SVG, placed in the upper left corner
 * @throws Error if it has too many bytes even at the lowest quality
 */
export const rasterize = async (picture: Pixels, words: string, isPhoto = false): Promise<Buffer> => {
  const limit = isPhoto ? heaviestPhoto : heaviest;
  for (const quality of qualities) {
    const png = await sharp(picture, { raw: { width, height, channels: 3 } })
      .composite([{ input: Buffer.from(words), left: 0, top: 0 }])
      .removeAlpha()
      .png({ palette: true, quality, effort: 1, dither: isPhoto ? 0.5 : 0 })
      .toBuffer();
    if (png.length <= limit) return png;
  }
  throw new Error(`A social image has more than ${limit} bytes: its picture has too much detail`);
};
