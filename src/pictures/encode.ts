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
 * A picture in one of its sizes, cropped around its middle, never larger than its source in pixels, nor in bytes
 * where the source has the format already: what was small and good is not made worse by making it again.
 * @param source bytes of the picture, turned as a camera's note in it says
 * @throws Error when the source is not a picture
 */
export async function encode(source: Buffer, { format, width, height }: Target): Promise<Buffer> {
  const picture = sharp(source, { failOn: 'none' });
  const made = await picture
    .clone()
    .autoOrient()
    .resize({ width, height, fit: 'cover', withoutEnlargement: true })
    .toFormat(format, encoders[format])
    .toBuffer();
  if (made.length < source.length) return made;
  const about = await picture.metadata();
  const isSame =
    (about.compression === 'av1' ? 'avif' : about.format) === format &&
    about.width * height === about.height * width &&
    (about.orientation ?? 1) === 1;
  return isSame ? source : made;
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
  const { format, width, height } = target;
  const ingredients = [
    createHash('sha256').update(source).digest('hex'),
    `${format} ${width}x${height}`,
    await (codeOnce ??= code()),
  ];
  const key = ingredients.join();
  let picture = making.get(key);
  if (!picture) making.set(key, (picture = cached(ingredients, () => encode(source, target))));
  return picture;
}
