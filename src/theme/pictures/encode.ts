import sharp from 'sharp';
import { encoders, type Target } from './recipe';

/**
 * Encodes a picture in one size, cropped around its focus. The result never has more pixels than the source. If the
 * source already has the format, it never has more bytes either: then the source is returned unchanged.
 * @param source bytes of the picture; rotated according to its EXIF orientation
 */
export async function encode(source: Buffer, target: Target): Promise<Buffer> {
  // The AVIF encoder divides a picture between threads, by default as many as the machine has cores. The bytes depend
  // on their number, and with two a picture is 2 % larger than with one.
  sharp.concurrency(1);
  const { format, width, height, focus } = target;
  const picture = sharp(source, { failOn: 'none' });
  const upright = picture.clone().autoOrient();
  if (focus) upright.extract(cropAround(focus, (await picture.metadata()).autoOrient, target));
  const made = await upright
    .resize({ width, height, fit: 'cover', withoutEnlargement: true })
    .toFormat(format, encoders[format])
    .toBuffer();
  if (made.length < source.length) return made;
  const about = await picture.metadata();
  const isSame =
    (about.compression === 'av1' ? 'avif' : about.format) === format &&
    about.width * height === about.height * width &&
    (about.orientation ?? 1) === 1 &&
    // A source with EXIF data, which may have the GPS position and the camera, must be encoded again.
    !about.exif;
  return isSame ? source : made;
}

/** A size in pixels. */
interface Size {
  width: number;
  height: number;
}

/**
 * The largest part of a picture with the target's aspect ratio. A focus of `0% 0%` keeps the upper left corner,
 * `100% 100%` the lower right one, like `object-position` in CSS.
 */
export function cropAround(focus: string, whole: Size, shape: Size): Size & { left: number; top: number } {
  const [x = 50, y = 50] = focus.split(' ').map((part) => Number.parseInt(part, 10));
  const scale = Math.min(whole.width / shape.width, whole.height / shape.height);
  const width = Math.round(shape.width * scale);
  const height = Math.round(shape.height * scale);
  return {
    width,
    height,
    left: Math.round(((whole.width - width) * x) / 100),
    top: Math.round(((whole.height - height) * y) / 100),
  };
}
