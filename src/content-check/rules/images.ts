import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import sharp from 'sharp';
import type { ContentFiles } from '../files';
import { problemAt, type Entry, type Field } from '../content';
import { didYouMean } from '../nearest';
import type { Path } from '../problem';
import type { Rule } from './rule';

/** Our Work shows pictures 4:3 at up to 1200 by 900 points; a smaller one would be blurred. */
const smallest = { width: 1200, height: 900 };
/** Larger files slow every build and the repository; a phone's photo is 3 to 8 MB. */
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
  try {
    const { autoOrient, format, compression } = await sharp(files.bytes(name)).metadata();
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

/** The fields that hold the way to a picture, each with what it says and the file that it means. */
function picturesIn(fields: readonly Field[]): { entry: Entry; path: Path; name: string }[] {
  return fields.flatMap(({ entry, path, value, means }) =>
    means.image && typeof value === 'string' && /^\.{1,2}\//.test(value)
      ? [{ entry, path, name: posix.join(posix.dirname(entry.file), value) }]
      : [],
  );
}

/** Pictures are there, are pictures, and are neither too small nor too large. */
export const images: Rule = async ({ fields, files }) => {
  const problems = picturesIn(fields).map(async ({ entry, path, name }) => {
    const wrong = await wrongPicture(name, files);
    return wrong ? [problemAt(entry, path, ...wrong)] : [];
  });
  return (await Promise.all(problems)).flat();
};

/** As wide as a card shows a picture on a sharp screen, in pixels: what is not sharp at this size is blurred. */
const judgedAt = 800;

/**
 * How far the edges of a picture stand out (`stats` of sharp) where it is not blurred. Measured with the 13 pictures of
 * `content/images/work`: the softest has 0.91, and blurred by 4 of their 1,200 pixels all are below 0.31.
 */
const sharpness = 0.4;

/** What has been measured, by the digest of a file: the dev server checks again at every change of a text. */
const measured = new Map<string, Promise<number>>();

function sharpnessOf(picture: Buffer): Promise<number> {
  const digest = createHash('sha256').update(picture).digest('hex');
  let found = measured.get(digest);
  if (!found) {
    const small = sharp(picture).autoOrient().resize(judgedAt).png().toBuffer();
    found = small.then((bytes) => sharp(bytes).stats()).then((stats) => stats.sharpness);
    measured.set(digest, found);
  }
  return found;
}

/** Pictures are sharp. Not for the build: a computer's eye may be wrong, and the owner's is right. */
export const sharpImages: Rule = async ({ fields, files }) => {
  const names = files.names();
  const problems = picturesIn(fields).map(async ({ entry, path, name }) => {
    if (!names.includes(name)) return [];
    try {
      if ((await sharpnessOf(files.bytes(name))) >= sharpness) return [];
    } catch {
      // The rule above says what is wrong with it.
      return [];
    }
    return [problemAt(entry, path, 'is blurred', 'Take the picture again, or choose a sharper one.')];
  });
  return (await Promise.all(problems)).flat();
};
