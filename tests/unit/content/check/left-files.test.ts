import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkContent } from '@/content/check/check';
import { translationsBehind } from '@/content/load/translated';
import { inWords } from '@/content/load/mistake';
import { contentWith, filesWith, ownFiles, sampleFiles, sampleText, type Changes } from './memory';
import { replaced } from './mistake';

const said = async (changes: [string, string | Buffer | null][], files = contentWith(new Map())) =>
  (await checkContent(filesWith(files, new Map(changes) as Changes))).mistakes.map(inWords);

const plumbing = 'content/landing/plumbing.md';
const work = 'content/images/work/';

/** The landing page with another picture in its first work item. */
const shows = (name: string) =>
  replaced(sampleText(plumbing), 'image: ../images/work/copper-repipe.avif', `image: ../images/work/${name}`);

let jpeg: Buffer;
beforeAll(async () => {
  jpeg = await sharp(ownFiles.bytes(`${work}copper-repipe.avif`))
    .jpeg()
    .toBuffer();
});

describe('A photograph', () => {
  it.each(['IMG_1234.JPG', 'photo.Jpeg'])('may be named as the camera does: %s', async (name) => {
    expect(
      await said([
        [work + name, jpeg],
        [plumbing, shows(name)],
      ]),
    ).toEqual([]);
  });

  it.each<[string, string, (whole: Buffer) => Buffer | Promise<Buffer>, RegExp]>([
    ['too small', 'a.jpg', (whole) => sharp(whole).resize(800, 600).toBuffer(), /800 by 600 .*at least 1200/],
    ['too large', 'a.jpg', (whole) => Buffer.concat([whole, Buffer.alloc(13_000_000)]), /12 MB at most/],
    ['not one', 'a.png', () => Buffer.from('not a picture'), /is not a picture that can be read/],
    ["an iPhone's", 'IMG_2041.HEIC', (whole) => whole, /HEIC picture, which browsers cannot show/],
    ['named as a plan', 'plan.pdf', (whole) => whole, /is not a picture/],
    ['cut in half', 'a.jpg', (whole) => whole.subarray(0, whole.length / 2), /is only a part of a picture/],
    ['empty', 'a.jpg', () => Buffer.alloc(0), /is an empty file.*Copy the photograph into the folder again/],
    ['a pointer', 'a.jpg', () => Buffer.from('version https://git-lfs.github.com/spec/v1'), /git lfs pull/],
    ['a saved web page', 'a.jpg', () => Buffer.from('<!doctype html>'), /is a web page/],
    ['a GIF', 'a.gif', (whole) => whole, /is not a picture in a format that pages can show.*as a JPEG/],
    ['named with a space', 'new heater.jpg', (whole) => whole, /has a space.*Rename the file/],
    ['named with an accent', 'cafe\u0301.jpg', (whole) => whole, /has a space, an accent.*Rename the file/],
  ])('that is %s is a mistake once, with the page that shows it', async (_, name, change, says) => {
    const found = await said([
      [work + name, await change(jpeg)],
      [plumbing, shows(name)],
    ]);
    expect(found).toEqual([expect.stringMatching(says)]);
    expect(found[0]).toMatch(`${plumbing}, `);
    expect(found[0]).toContain('sections › 4 › items › 1 › image');
  });

  it.each<[string, string, (whole: Buffer) => Buffer, RegExp]>([
    ['cut in half', 'a.jpg', (whole) => whole.subarray(0, whole.length / 2), /is only a part/],
    ['named with a space', 'new heater.jpg', (whole) => whole, /Rename it/],
    ['a film', 'IMG_2.MOV', (whole) => whole, /take it out of the folder/],
  ])('that no page shows and that is %s is a mistake of its file', async (_, name, change, says) => {
    const found = await said([[work + name, change(jpeg)]]);
    expect(found).toEqual([expect.stringMatching(says)]);
    // A picture has no lines.
    expect(found[0]).toMatch(`${work}${name}: `);
  });

  it('cut in half is found in every format', async () => {
    const formats = ['png', 'webp', 'tiff', 'avif'] as const;
    for (const format of formats) {
      const whole = await sharp(jpeg).resize(320).toFormat(format).toBuffer();
      expect(await said([[`${work}a.${format}`, whole]]), format).toEqual([]);
      expect(await said([[`${work}a.${format}`, whole.subarray(0, whole.length / 2)]]), format).toHaveLength(
        1,
      );
    }
  });
});

it.each([
  ['content/legal/privacy.md', 2],
  ['content/site.json', 2],
  // Below the fields of a page.
  ['content/legal/privacy.md', sampleText('content/legal/privacy.md').split('\n').length - 1],
])('A merge that nobody finished is named with its line: %s, %i', async (file, at) => {
  const lines = sampleText(file).split('\n');
  lines.splice(at, 0, '<<<<<<< HEAD', lines[at]!, '=======', lines[at]!, '>>>>>>> theirs');
  expect(await said([[file, lines.join('\n')]])).toEqual([
    expect.stringMatching(`^${file}, line ${at + 1}.*: .*marks of a merge that nobody finished`),
  ]);
});

describe('A text below the fields', () => {
  const file = 'content/legal/privacy.md';

  it.each([
    ['<script>alert(1)</script>', /has HTML, "<script>/],
    ['Text with <b>bold</b> words.', /has HTML, "<b>"/],
    ['- a list\n- with <iframe src="https://example.com"></iframe>', /has HTML, "<iframe/],
    ['<!-- a note -->', /visitors find in the source/],
    ['![a heater](https://example.org/heater.png)', /has a picture/],
    ['# Headline', /second headline/],
  ])('is plain Markdown: %s', async (text, says) => {
    const whole = `${sampleText(file).trimEnd()}\n\n${text}\n`;
    const line = whole.split('\n').length - 1;
    expect(await said([[file, whole]])).toEqual([expect.stringMatching(says)]);
    expect((await said([[file, whole]]))[0]).toContain(`line ${line}, `);
  });

  it('may have a sign in code, an address, and less than', async () => {
    const text = 'Cookies named `<name>`, see <https://example.org/>. Fewer than 5 < 6.';
    expect(await said([[file, `${sampleText(file)}\n${text}\n`]])).toEqual([]);
  });
});

it('Line ends of Windows are no change of any text, original or translation', async () => {
  const isText = (name: string) => name.startsWith('content/') && /\.(md|json)$/.test(name);
  const windows = filesWith(
    ownFiles,
    new Map(
      ownFiles
        .names()
        .filter(isText)
        .map((name) => [name, ownFiles.read(name).replaceAll('\n', '\r\n')]),
    ),
  );
  expect(await said([], windows)).toEqual([]);
  expect(translationsBehind(windows, 'es')).toEqual(translationsBehind(ownFiles, 'es'));
});

describe('A copied file', () => {
  it.each(['content/cities/plano copy.md', 'content/cities/Copy of plano.md', 'content/cities/plano (1).md'])(
    'is at fault, and not what it was copied from: %s',
    async (copy) => {
      const found = await said([[copy, sampleText('content/cities/plano.md')]]);
      expect(found.length).toBeGreaterThan(2);
      for (const line of found) expect(line.startsWith(copy), line).toBe(true);
    },
  );

  it('is the one that is not committed, where its name does not say it', async () => {
    const copy = 'content/cities/addison.md';
    const files = filesWith(
      contentWith(new Map()),
      new Map([[copy, sampleText('content/cities/plano.md')]]) as Changes,
    );
    const { mistakes } = await checkContent({ ...files, isNew: (name) => name === copy });
    expect(mistakes.length).toBeGreaterThan(2);
    expect([...new Set(mistakes.map(({ file }) => file))]).toEqual([copy]);
  });

  it('of a translation translates nothing', async () => {
    const copy = 'content/es/cities/plano copy.md';
    expect(await said([[copy, ownFiles.read('content/es/cities/plano.md')]], ownFiles)).toEqual([
      expect.stringMatching(/is the translation of no file.*Give it the name/),
    ]);
  });
});

it('A file that the computer does not open is a mistake, not a stack trace', async () => {
  const [file] = sampleFiles.filter((name) => name.startsWith('content/cities/'));
  const files = contentWith(new Map());
  const read = (name: string) => {
    if (name === file) throw new Error('EACCES: permission denied');
    return files.read(name);
  };
  const { mistakes } = await checkContent({ ...files, read });
  expect(mistakes.map(inWords)).toEqual([
    expect.stringMatching(`^${file}, line 1: cannot be opened.*EACCES`),
  ]);
});

describe('A drawing', () => {
  const card = 'content/drawings/cards/toilet.svg';

  it.each<[string, string, string | null, RegExp]>([
    ['gone', card, null, /is missing\. Restore it/],
    ['cut', card, '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><g>', /its end is missing/],
    ['empty', card, '', /is empty/],
    ['without its frame', card, '<svg xmlns="http://www.w3.org/2000/svg"></svg>', /no viewBox/],
    ['in a merge', card, '<svg viewBox="0 0 4 3">\n<<<<<<< HEAD\n</svg>', /merge that nobody finished/],
    ['beside a broken list', 'content/drawings/house-pins.json', '[{,]', /house-pins\.json, line 1: has/],
  ])('that is %s is a mistake of its file', async (_, file, text, says) => {
    const found = await said([[file, text]], ownFiles);
    expect(found).toEqual([expect.stringMatching(says)]);
    expect(found[0]!.startsWith(`${file}: `) || file.endsWith('.json')).toBe(true);
  });
});

it('A file that no parser can read is a mistake, not a stack trace', async () => {
  expect(await said([['content/colors.json', '['.repeat(20_000)]])).toEqual([
    expect.stringMatching(/^content\/colors\.json, line 1: cannot be read/),
  ]);
});
