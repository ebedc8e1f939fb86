import { posix } from 'node:path';
import sharp from 'sharp';
import type { ContentFiles } from '../files';
import { problemAt, visitTexts } from '../content';
import { didYouMean } from '../nearest';
import type { Problem } from '../problem';
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
    const { width = 0, height = 0 } = await sharp(files.bytes(name)).metadata();
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

/** Pictures are there, are pictures, and are neither too small nor too large. */
export const images: Rule = async ({ entries, files }) => {
  const problems: Promise<Problem[]>[] = [];
  for (const entry of entries)
    visitTexts(entry.raw, (path, text) => {
      if (path.at(-1) !== 'image' || !/^\.{1,2}\//.test(text)) return;
      const name = posix.join(posix.dirname(entry.file), text);
      problems.push(
        wrongPicture(name, files).then((wrong) => (wrong ? [problemAt(entry, path, ...wrong)] : [])),
      );
    });
  return (await Promise.all(problems)).flat();
};
