import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import sharp from 'sharp';
import type { ContentFiles } from '../../content-reader/files';
import { mistakeAt, type Entry } from '../../content-reader/read';
import type { Field } from '../fields';
import { didYouMean } from '../nearest';
import type { Path } from '../../content-reader/mistake';
import type { Rule } from './rule';

/** Our Work shows pictures at up to 1200 by 900 pixels; a smaller one would be blurred. */
const smallest = { width: 1200, height: 900 };
/** Larger files slow down builds and the repository; a phone's photo has 3 to 8 MB. */
const largestMegabytes = 12;

async function wrongPicture(
  name: string,
  files: ContentFiles,
): Promise<[message: string, remedy: string] | undefined> {
  if (!files.names().includes(name)) {
    const folder = posix.dirname(name);
    const there = files
      .names()
      .filter((file) => posix.dirname(file) === folder)
      .map((file) => posix.basename(file));
    return [`has no picture at ${name}`, didYouMean(posix.basename(name), there)];
  }
  const megabytes = files.size(name) / 1024 / 1024;
  if (megabytes > largestMegabytes)
    return [`is a picture of ${Math.ceil(megabytes)} MB`, `Save it smaller: ${largestMegabytes} MB at most.`];
  const bytes = files.bytes(name);
  if (!bytes) return undefined;
  try {
    const { autoOrient, format, compression } = await sharp(bytes).metadata();
    if (format === 'heif' && compression !== 'av1')
      return [
        "is an iPhone's HEIC picture under another name, which browsers cannot show",
        'Send it to yourself by mail, which makes it a JPEG.',
      ];
    const { width, height } = autoOrient;
    if (width < smallest.width || height < smallest.height)
      return [
        `is a picture of ${width} by ${height} pixels`,
        `It must have at least ${smallest.width} by ${smallest.height}.`,
      ];
  } catch {
    return ['is not a picture that can be read', 'Save it again as JPEG, PNG, WebP or AVIF.'];
  }
  return undefined;
}

/** The fields with a picture's path, and the file of each. */
function picturesIn(fields: readonly Field[]): { entry: Entry; path: Path; name: string }[] {
  return fields.flatMap(({ entry, path, value, means }) =>
    means.image && typeof value === 'string' && /^\.{1,2}\//.test(value)
      ? [{ entry, path, name: posix.join(posix.dirname(entry.file), value) }]
      : [],
  );
}

/** Pictures exist, can be read, and are neither too small nor too large. */
export const images: Rule = async ({ fields, files }) => {
  const mistakes = picturesIn(fields).map(async ({ entry, path, name }) => {
    const wrong = await wrongPicture(name, files);
    return wrong ? [mistakeAt(entry, path, ...wrong)] : [];
  });
  return (await Promise.all(mistakes)).flat();
};

/** Width in pixels at which sharpness is measured: that of a card on a high-resolution screen. */
const judgedAt = 800;

/**
 * Minimum `sharpness` (`stats` of sharp) of a picture that is not blurred. Of the 13 pictures in `content/images/work`,
 * the lowest has 0.91; blurred by 4 of their 1,200 pixels, all are below 0.31.
 */
const sharpness = 0.4;

/** Cache by file digest, because the dev server checks everything again after each change. */
const measured = new Map<string, Promise<number>>();

function sharpnessOf(picture: Uint8Array): Promise<number> {
  const digest = createHash('sha256').update(picture).digest('hex');
  let found = measured.get(digest);
  if (!found) {
    const small = sharp(picture).autoOrient().resize(judgedAt).png().toBuffer();
    found = small.then((bytes) => sharp(bytes).stats()).then((stats) => stats.sharpness);
    measured.set(digest, found);
  }
  return found;
}

/** Pictures are sharp. Does not stop a build, because the measurement may be wrong. */
export const sharpImages: Rule = async ({ fields, files }) => {
  const names = files.names();
  const mistakes = picturesIn(fields).map(async ({ entry, path, name }) => {
    const bytes = names.includes(name) && files.bytes(name);
    if (!bytes) return [];
    try {
      if ((await sharpnessOf(bytes)) >= sharpness) return [];
    } catch {
      // The rule above reports a file that cannot be read.
      return [];
    }
    return [mistakeAt(entry, path, 'is blurred', 'Take the picture again, or choose a sharper one.')];
  });
  return (await Promise.all(mistakes)).flat();
};
