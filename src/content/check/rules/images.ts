import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import sharp from 'sharp';
import type { ContentFiles } from '../../load/files';
import { said, type Message } from '../../load/mistake';
import type { Field } from '../fields';
import { didYouMean } from '../nearest';
import type { Rule } from './rule';

/** Our Work shows pictures at up to 1200 by 900 pixels; a smaller one would be blurred. */
const smallest = { width: 1200, height: 900 };
/** Larger files slow down builds and the repository; a phone's photo has 3 to 8 MB. */
const largestMegabytes = 12;

async function wrongPicture(
  name: string,
  files: ContentFiles,
): Promise<[message: Message, fix: string] | undefined> {
  if (!files.names().includes(name)) {
    const folder = posix.dirname(name);
    const there = files
      .names()
      .filter((file) => posix.dirname(file) === folder)
      .map((file) => posix.basename(file));
    return [said`has no picture at ${{ file: name }}`, didYouMean(posix.basename(name), there)];
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
const picturesIn = (fields: readonly Field[]): { field: Field; name: string }[] =>
  fields.flatMap((field) =>
    field.means.image && typeof field.value === 'string' && /^\.{1,2}\//.test(field.value)
      ? [{ field, name: posix.join(posix.dirname(field.entry.file), field.value) }]
      : [],
  );

/** Pictures exist, can be read, and are neither too small nor too large. */
export const images: Rule = async ({ fields, files }, say) => {
  for (const { field, name } of picturesIn(fields)) {
    const wrong = await wrongPicture(name, files);
    if (wrong) say(field, ...wrong);
  }
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
export const sharpImages: Rule = async ({ fields, files }, say) => {
  const names = files.names();
  const checks = picturesIn(fields).map(async ({ field, name }) => {
    const bytes = names.includes(name) && files.bytes(name);
    // The rule above reports a file that cannot be read.
    const found = bytes ? await sharpnessOf(bytes).catch(() => Infinity) : Infinity;
    if (found < sharpness) say(field, 'is blurred', 'Take the picture again, or choose a sharper one.');
  });
  await Promise.all(checks);
};
