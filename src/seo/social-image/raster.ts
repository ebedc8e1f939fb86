import sharp from 'sharp';
import { socialImageSize } from './path';

/** Maximum bytes of a social image, because networks fetch it while somebody waits for the preview. */
export const heaviest = 90_000;

/** The same for an image with a photograph. Some networks show no larger ones. */
const heaviestPhoto = 300_000;

/** Numbers of colors to try, most first. */
const palettes = [256, 128, 64] as const;

/**
 * Renders a card as a PNG with a palette. The drawings have flat colors and sharp edges: a JPEG has twice the bytes (78
 * to 98 KB instead of 41 to 56) and artifacts at the edges.
 *
 * @throws Error if it has too many bytes even with the fewest colors, or another size than a card
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
    // Quality 95 ends the search for colors where nobody sees a difference (a color is off by two of 255 steps
    // at most where it fills an area): in less than half the time, and a tenth fewer bytes, than the very best colors.
    const png = await sharp(data, { raw: { width, height, channels } })
      .png({ palette: true, colors, quality: 95, effort: 1, dither: isPhoto ? 0.5 : 0 })
      .toBuffer();
    if (png.length <= limit) return png;
  }
  throw new Error(`A social image has more than ${limit} bytes: its picture has too much detail`);
};
