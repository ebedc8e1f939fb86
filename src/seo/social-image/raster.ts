import sharp, { type OutputInfo } from 'sharp';
import { socialImageSize } from './path';

/** Maximum bytes of a social image, because networks fetch it while somebody waits for the preview. */
export const heaviest = 90_000;

/** The same for an image with a photograph. Some networks show no larger ones. */
const heaviestPhoto = 300_000;

/**
 * Qualities of the palette to try, best first. At 100, letters have the shades at their edges that they have without a
 * palette; a card of 80 has a quarter fewer bytes, but visibly rough edges where a drawing takes most of the colors.
 */
const qualities = [100, 80, 60, 40] as const;

/** A picture as red, green and blue of each pixel. */
export interface Pixels {
  data: Buffer;
  info: OutputInfo;
}

/**
 * Renders an SVG of a card's size.
 * @throws Error if it has another size
 */
export async function renderPicture(svg: string): Promise<Pixels> {
  const picture = await sharp(Buffer.from(svg))
    .flatten({ background: 'white' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = picture.info;
  if (width !== socialImageSize.width || height !== socialImageSize.height)
    throw new Error(
      `A social image is ${width}x${height}, not ${socialImageSize.width}x${socialImageSize.height}`,
    );
  return picture;
}

/**
 * Puts a text over a picture and makes a PNG with a palette. The drawings have flat colors and sharp edges: a JPEG has
 * twice the bytes (78 to 98 KB instead of 36 to 48) and artifacts at the edges.
 *
 * @param words an SVG, placed in the upper left corner
 * @throws Error if it has too many bytes even at the lowest quality
 */
export const rasterize = async ({ data, info }: Pixels, words: string, isPhoto = false): Promise<Buffer> => {
  const { width, height, channels } = info;
  const limit = isPhoto ? heaviestPhoto : heaviest;
  for (const quality of qualities) {
    const png = await sharp(data, { raw: { width, height, channels } })
      .composite([{ input: Buffer.from(words), left: 0, top: 0 }])
      .png({ palette: true, quality, effort: 5, compressionLevel: 9, dither: isPhoto ? 0.5 : 0 })
      .toBuffer();
    if (png.length <= limit) return png;
  }
  throw new Error(`A social image has more than ${limit} bytes: its picture has too much detail`);
};
