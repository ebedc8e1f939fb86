import sharp from 'sharp';
import { cropAround } from '@/theme/pictures/encode';
import { frame } from './frame';

/**
 * Wraps a photograph in an SVG, like a drawing, with the aspect ratio of the card's right side.
 * @param source bytes of the photograph
 * @param focus the point that stays visible when it is cropped, as in `40% 25%`
 */
export async function photoDrawing(source: Buffer, focus = '50% 50%'): Promise<string> {
  const size = { width: frame.width - frame.wall.x - frame.wall.width, height: frame.height };
  const { autoOrient } = await sharp(source).metadata();
  const jpeg = await sharp(source)
    .autoOrient()
    .extract(cropAround(focus, autoOrient, size))
    .resize(size)
    .jpeg({ quality: 90 })
    .toBuffer();
  const { width, height } = size;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">` +
    `<image href="data:image/jpeg;base64,${jpeg.toString('base64')}" width="${width}" height="${height}"/></svg>`
  );
}
