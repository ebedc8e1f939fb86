import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { cached } from '../disk-cache';
import { encoders, type Target } from './recipe';

/** Part of the cache's key: a picture is made again when the code that makes it has changed. */
const code = async (): Promise<string> => {
  const files = ['encode.ts', 'recipe.ts'].map((file) => readFile(`src/pictures/${file}`, 'utf8'));
  return JSON.stringify([...(await Promise.all(files)), sharp.versions]);
};
let codeOnce: Promise<string> | undefined;

/**
 * A picture in one of its sizes, cropped around its focus, never larger than its source in pixels, nor in bytes
 * where the source has the format already: what was small and good is not made worse by making it again.
 * @param source bytes of the picture, turned as a camera's note in it says
 * @throws Error when the source is not a picture
 */
export async function encode(source: Buffer, target: Target): Promise<Buffer> {
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
    // Where and with what it was taken is nobody's business.
    !about.exif;
  return isSame ? source : made;
}

/** A size in pixels. */
interface Size {
  width: number;
  height: number;
}

/**
 * The largest part of a picture that has the shape of the target. A focus of `0% 0%` keeps the upper left corner,
 * `100% 100%` the lower right one, as `object-position` in styles does.
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

/** Pictures that are being made, by everything that decides them. */
type Making = Map<string, Promise<Buffer>>;

/**
 * Shared by the two copies of this module that a build has: the one that the build itself has loaded, which makes
 * pictures beside the pages, and the one in the bundle, through which Astro asks for them.
 */
const shared = globalThis as typeof globalThis & { picturesInTheMaking?: Making };

/**
 * `encode`, from the cache where an earlier build has done it, and once for all who ask at the same time.
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
