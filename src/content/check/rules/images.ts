import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import sharp from 'sharp';
import { isPhotograph } from '../../picture';
import type { ContentFiles } from '../../load/files';
import { phrase, type Message } from '../../load/mistake';
import { wholeFileAt, type Field } from '../fields';
import { didYouMean } from '../nearest';
import type { Rule } from './rule';

/** Our Work shows pictures at up to 1200 by 900 pixels; a smaller one would be blurred. */
const smallest = { width: 1200, height: 900 };
/** Larger files slow down builds and the repository; a phone's photo has 3 to 8 MB. */
const largestMegabytes = 12;

/** What is wrong with a picture, and what to do. */
type Wrong = readonly [message: Message, fix: string];

/** What is known of a picture's bytes. */
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

/** What is wrong with a picture that a field names. */
async function wrongPicture(name: string, files: ContentFiles): Promise<Wrong | undefined> {
  const megabytes = files.size(name) / 1024 / 1024;
  if (megabytes > largestMegabytes)
    return [`is a picture of ${Math.ceil(megabytes)} MB`, `Save it smaller: ${largestMegabytes} MB at most.`];
  const bytes = files.bytes(name);
  if (!bytes) return undefined;
  const { broken: wrong, width, height } = await pictureIn(bytes);
  if (wrong) return wrong;
  return width < smallest.width || height < smallest.height
    ? [
        `is a picture of ${width} by ${height} pixels`,
        `It must have at least ${smallest.width} by ${smallest.height}.`,
      ]
    : undefined;
}

/** The fields with a picture's path, and the file of each. */
const namedIn = (fields: readonly Field[]): { field: Field; name: string }[] =>
  fields.flatMap((field) =>
    field.means.image && typeof field.value === 'string'
      ? [{ field, name: posix.join(posix.dirname(field.entry.file), field.value) }]
      : [],
  );

/** Without those whose path is wrong, which the schema says. */
const picturesIn = (fields: readonly Field[]): { field: Field; name: string }[] =>
  namedIn(fields).filter(
    ({ field, name }) => /^\.{1,2}\/[\w./-]+$/.test(String(field.value)) && isPhotograph(name),
  );

/** Pictures exist, can be read, and are neither too small nor too large. */
export const images: Rule = async ({ fields, files }, say) => {
  const names = new Set(files.names());
  const named = picturesIn(fields);
  const byName = Map.groupBy(named, ({ name }) => name);
  for (const [name, uses] of byName) {
    const wrong = names.has(name) ? await wrongPicture(name, files) : notThere(name, names);
    if (wrong) for (const { field } of uses) say(field, ...wrong);
  }
  // One mistake for each file. macOS writes an accent as a letter of its own.
  const mentioned = new Set(namedIn(fields).map(({ name }) => name.normalize()));
  const others = files.names().filter((name) => isAmongPictures(name) && !mentioned.has(name.normalize()));
  // The build opens every picture in the folder, whether a page shows it or not.
  for (const name of others) {
    const wrong = await wrongUnused(name, files);
    if (wrong) say(wholeFileAt(name), ...wrong);
  }
};

/** Whether a file lies in the folder of pictures, where a note for people may lie, too. */
const isAmongPictures = (name: string): boolean =>
  name.startsWith('content/images/') && !name.endsWith('/README.md');

/** What is wrong with a file among the pictures that no page shows. */
async function wrongUnused(name: string, files: ContentFiles): Promise<Wrong | undefined> {
  if (!isPhotograph(name))
    return [
      'is not a picture in a format that pages can show',
      'Save it as a JPEG, or take it out of the folder of pictures.',
    ];
  const bytes = files.bytes(name);
  const wrong = bytes && (await pictureIn(bytes)).broken;
  if (wrong) return wrong;
  return /^[\w./-]*$/.test(name)
    ? undefined
    : [
        'has a space, an accent or a sign in its name, which web addresses cannot have',
        'Rename it with letters, digits and hyphens, as in new-heater.jpg, or delete it.',
      ];
}

function notThere(name: string, names: ReadonlySet<string>): Wrong {
  const folder = posix.dirname(name);
  const there = [...names].flatMap((file) => (posix.dirname(file) === folder ? [posix.basename(file)] : []));
  return [phrase`has no picture at ${{ file: name }}`, didYouMean(posix.basename(name), there)];
}
