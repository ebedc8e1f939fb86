import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { cached } from '../disk-cache.mjs';
import { encoders, type Target } from './recipe';

/** Part of the cache key, so that pictures are made again after a change of this code. */
const code = async (): Promise<string> => {
  const files = ['encode.ts', 'recipe.ts'].map((file) => readFile(`src/pictures/${file}`, 'utf8'));
  return JSON.stringify([...(await Promise.all(files)), sharp.versions]);
};
let codeOnce: Promise<string> | undefined;

/**
 * Encodes a picture in one size, cropped around its focus. The result never has more pixels than the source. If the
 * source already has the format, it never has more bytes either: then the source is returned unchanged.
 * @param source bytes of the picture; rotated according to its EXIF orientation
 * @throws Error if the source is not a picture
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

/** Pictures that are being encoded, by source and target. */
type Making = Map<string, Promise<Buffer>>;

/**
 * Shared by the two copies of this module in a build: the one that `beside-build.ts` has loaded, and the one in the
 * bundle, which Astro calls.
 */
const shared = globalThis as typeof globalThis & { picturesInTheMaking?: Making };

/**
 * Calls `encode`, or takes the result from the cache or from a call that is still running.
 * @throws what `encode` throws
 */
export async function pictureOf(source: Buffer, target: Target): Promise<Buffer> {
  const making = (shared.picturesInTheMaking ??= new Map());
  const { format, width, height, focus = '' } = target;
  const ingredients = [
    createHash('sha256').update(source).digest('hex'),
    `${format} ${width}x${height} ${focus}`,
    await (codeOnce ??= code()),
  ];
  const key = ingredients.join();
  let picture = making.get(key);
  if (!picture) making.set(key, (picture = cached(ingredients, () => encode(source, target))));
  return picture;
}
