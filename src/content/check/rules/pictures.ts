import sharp from 'sharp';
import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import { hasPicture, isPhotograph } from '../../picture';
import { metaOf } from '../../zod';
import { isRecord } from '../../load/schema-fields';
import { within, wholeFileAt, didYouMean } from '../fields';
import type { Rule } from './rule';
import type { ContentFiles } from '../../load/files';
import { phrase, type Message } from '../../load/mistake';
import { drawingFolders, drawingNames } from '../../vocabulary';
import { readFile } from '../../load/read';
import { mistakeOfFile } from '../../load/source';

/**
 * A picture is either a drawing or a photograph, and exists if it is required. A photograph has a description (WCAG
 * 2.2, 1.1.1), and so has a drawing that conveys information. Only a photograph has a `focus`.
 */
export const pictures: Rule = ({ fields }, say) => {
  for (const field of fields) {
    const { entry, value, group = {} } = field;
    if (!isRecord(value)) continue;
    const picture = Object.values(group)
      .map((schema) => metaOf(schema).picture)
      .find(Boolean);
    if (!picture) continue;
    const { drawing, photo, focus, alt } = value;
    if (drawing !== undefined && photo !== undefined)
      say(
        within(field, 'photo'),
        'is next to a drawing, and only one of them can be shown',
        'Remove the other one.',
      );
    if (alt === undefined && (photo !== undefined || (picture.described && drawing !== undefined)))
      say(
        within(field, 'alt'),
        'is missing',
        `Say in one sentence what the ${photo === undefined ? 'picture' : 'photograph'} shows, for people who cannot see it.`,
      );
    if (focus !== undefined && photo === undefined)
      say(within(field, 'focus'), 'has no photograph', 'Remove it, or name a photo.');
    // A second version of a landing page inherits the picture of the first.
    if (picture.needed && !hasPicture(value) && entry.whole === undefined)
      say(within(field, 'drawing'), 'is missing', 'Name a drawing, or a photo with its alt.');
  }
};

/** Our Work shows pictures at up to 1200 by 900 pixels; a smaller one would be blurred. */
const smallest = { width: 1200, height: 900 };
/** Larger files slow down builds and the repository; a phone's photo has 3 to 8 MB. */
const largestMegabytes = 12;

type Wrong = readonly [message: Message, fix: string];

interface Picture {
  /** Why no page can show it. */
  broken?: Wrong;
  width: number;
  height: number;
}

const copyAgain = 'Copy the photograph into the folder again, or delete it if no page shows it.';

/** What a file is that begins like this and is no picture. */
const beginnings: readonly (readonly [start: RegExp, ...Wrong])[] = [
  [/^$/, 'is an empty file, as cloud drives leave it until a picture is downloaded', copyAgain],
  [
    /^(?:version https:\/\/git-lfs\.|\/annex\/objects\/)/,
    'is only the note by which Git LFS finds the picture',
    'Fetch the picture: git lfs pull.',
  ],
  [/^\s*</, 'is a web page that was saved under the name of a picture', copyAgain],
];

/** Decodes a picture to its last row: half of a file has a whole one's header. */
async function lookAt(bytes: Uint8Array): Promise<Picture> {
  const broken = (...words: Wrong): Picture => ({ broken: words, width: 0, height: 0 });
  const text = Buffer.from(bytes.subarray(0, 40)).toString('latin1');
  const [, ...words] = beginnings.find(([start]) => start.test(text)) ?? [];
  if (words[0] && words[1]) return broken(words[0], words[1]);
  const picture = await sharp(bytes)
    .metadata()
    .catch(() => undefined);
  if (!picture)
    return broken('is not a picture that can be read', 'Save it again as JPEG, PNG, WebP or AVIF.');
  if (picture.format === 'heif' && picture.compression !== 'av1')
    return broken(
      "is an iPhone's HEIC picture under another name, which browsers cannot show",
      'Send it to yourself by mail, which makes it a JPEG.',
    );
  // Small, because it takes a third of the time; every row is read all the same.
  const decoded = sharp(bytes, { failOn: 'truncated' }).resize(64).raw().toBuffer();
  return decoded.then(
    () => picture.autoOrient,
    () => broken('is only a part of a picture, whose copy was cut short or has damage', copyAgain),
  );
}

/** By digest, because the dev server checks everything again after each change. */
const lookedAt = new Map<string, Promise<Picture>>();

function pictureIn(bytes: Uint8Array): Promise<Picture> {
  const digest = createHash('sha256').update(bytes).digest('hex');
  const picture = lookedAt.get(digest) ?? lookAt(bytes);
  lookedAt.set(digest, picture);
  return picture;
}

async function wrongPicture(name: string, files: ContentFiles): Promise<Wrong | undefined> {
  const there = files.names();
  if (!there.includes(name)) {
    const inFolder = there.filter((file) => posix.dirname(file) === posix.dirname(name));
    const near = inFolder.map((file) => posix.basename(file));
    return [phrase`has no picture at ${{ file: name }}`, didYouMean(posix.basename(name), near)];
  }
  const megabytes = files.size(name) / 1024 / 1024;
  if (megabytes > largestMegabytes)
    return [`is a picture of ${Math.ceil(megabytes)} MB`, `Save it smaller: ${largestMegabytes} MB at most.`];
  const bytes = files.bytes(name);
  if (!bytes) return undefined;
  const { broken, width, height } = await pictureIn(bytes);
  if (broken) return broken;
  if (width >= smallest.width && height >= smallest.height) return undefined;
  return [
    `is a picture of ${width} by ${height} pixels`,
    `It must have at least ${smallest.width} by ${smallest.height}.`,
  ];
}

/** What is wrong with a file among the pictures that no page shows: the build opens it all the same. */
async function wrongUnused(name: string, files: ContentFiles): Promise<Wrong | undefined> {
  if (!isPhotograph(name))
    return [
      'is not a picture in a format that pages can show',
      'Save it as a JPEG, or take it out of the folder of pictures.',
    ];
  const bytes = files.bytes(name);
  const broken = bytes && (await pictureIn(bytes)).broken;
  if (broken || /^[\w./-]*$/.test(name)) return broken;
  return [
    'has a space, an accent or a sign in its name, which web addresses cannot have',
    'Rename it with letters, digits and hyphens, as in new-heater.jpg, or delete it.',
  ];
}

/** Pictures exist, can be read, and are neither too small nor too large. */
export const images: Rule = async ({ fields, files }, say) => {
  const named = fields.flatMap((field) =>
    field.means.image && typeof field.value === 'string'
      ? [{ field, name: posix.join(posix.dirname(field.entry.file), field.value) }]
      : [],
  );
  // Of a path that is wrong, the schema says so.
  const usable = named.filter(
    ({ field, name }) => /^\.{1,2}\/[\w./-]+$/.test(String(field.value)) && isPhotograph(name),
  );
  for (const [name, uses] of Map.groupBy(usable, ({ name: of }) => of)) {
    const wrong = await wrongPicture(name, files);
    if (wrong) for (const { field } of uses) say(field, ...wrong);
  }
  // One mistake for each file. macOS writes an accent as a letter of its own.
  const mentioned = new Set(named.map(({ name }) => name.normalize()));
  for (const name of files.names()) {
    if (!name.startsWith('content/images/') || name.endsWith('/README.md')) continue;
    const wrong = mentioned.has(name.normalize()) ? undefined : await wrongUnused(name, files);
    if (wrong) say(wholeFileAt(name), ...wrong);
  }
};

const folder = 'content/drawings/';

/** The drawings that pages show by their names. */
const svgs = [
  ...drawingFolders.flatMap((sort) => drawingNames.map((name) => `${sort}/${name}`)),
  ...['house', 'shut-off', 'key-plan', 'logo-ink', 'logo-white'],
].map((name) => `${folder}${name}.svg`);

const lists = ['colors', 'house-pins', 'shut-off-spots', 'skyline'].map((name) => `${folder}${name}.json`);

const restore = "Restore it from the repository's history.";

const wrongSvg = (text: string): string | undefined => {
  if (!/<svg[\s>]/.test(text)) return 'is not an SVG drawing';
  if (!/<\/svg>\s*$/.test(text)) return 'is only a part of a drawing: its end is missing';
  return /<svg[^>]*\sviewBox="/.test(text) ? undefined : 'has no viewBox, the frame of the drawing';
};

/** The drawings and their lists are there and whole: the build would end in the message of another program. */
export const drawings: Rule = ({ files }, say) => {
  const names = new Set(files.names());
  for (const file of [...svgs, ...lists]) {
    const place = wholeFileAt(file);
    if (!names.has(file)) say(place, 'is missing', restore);
    else if (file.endsWith('.json'))
      for (const { message, fix, line, column } of readFile(files, file).mistakes)
        say({ ...place, positionAt: () => ({ line, column }) }, message, fix);
    else {
      const text = files.read(file);
      const whole = mistakeOfFile(text);
      const message = whole?.message ?? wrongSvg(text);
      if (message) say(place, message, whole?.fix ?? `Save it as an SVG again. ${restore}`);
    }
  }
};
