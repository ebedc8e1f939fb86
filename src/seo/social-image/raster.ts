import sharp from 'sharp';
import { socialImageSize } from './path';

/** Heaviest that a social image may be, in bytes: networks fetch it while somebody waits for the preview. */
export const heaviest = 90_000;

/** The same where it shows a photograph: some networks show none that is heavier. */
const heaviestPhoto = 300_000;

/** Numbers of colors to try, most first. */
const palettes = [256, 128, 64] as const;

/**
 * A card's picture as PNG with a palette. The drawings are flat colors and sharp edges: as JPEG they are
 * twice as heavy (78 to 98 KB against 41 to 56) and fray at the edges.
 *
 * @throws Error when the picture is too heavy with the fewest colors, or not of the card's size
 */
export const rasterize = async (svg: string, isPhoto = false): Promise<Buffer> => {
  const limit = isPhoto ? heaviestPhoto : heaviest;
  const { data, info } = await sharp(Buffer.from(svg))
    .flatten({ background: 'white' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  if (width !== socialImageSize.width || height !== socialImageSize.height) {
    throw new Error(
      `A social image is ${width}x${height}, not ${socialImageSize.width}x${socialImageSize.height}`,
    );
  }
  for (const colors of palettes) {
    const png = await sharp(data, { raw: { width, height, channels } })
      .png({ palette: true, colors, effort: 7, dither: isPhoto ? 0.5 : 0 })
      .toBuffer();
    if (png.length <= limit) return png;
  }
  throw new Error(`A social image is heavier than ${limit} bytes: its picture has too much detail`);
};
