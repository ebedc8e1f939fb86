import { home, drain, plumbing, help, dallas, site, claims, reviews, cards } from './files';
import { lineOf, replaced, slip, type Mistake } from '../mistake';
import { sampleText } from '../memory';

const after = (file: string, find: string | RegExp, by: string) => replaced(sampleText(file), find, by);

/** Pictures and their descriptions, names of files, files that are gone. */
export async function files(): Promise<readonly Mistake[]> {
  const { default: sharp } = await import('sharp');
  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#10274B' } })
      .png()
      .toBuffer();
  const [small, large] = await Promise.all([picture(800, 600), picture(1600, 1200)]);
  const image = 'image: ../images/work/copper-repipe.avif';
  const field = 'sections › 4 › items › 1 › image';
  const shows = (name: string, bytes: Buffer | undefined, what: string, says: RegExp): Mistake => {
    const text = after(plumbing, image, `image: ../images/work/${name}`);
    return {
      what: `${plumbing}: ${what}`,
      changes: new Map<string, string | Buffer>([
        [plumbing, text],
        ...(bytes ? [[`content/images/work/${name}`, bytes] as const] : []),
      ]),
      expected: { file: plumbing, line: lineOf(text, name), field, says },
      alone: true,
    };
  };
  const gone = (file: string): Mistake => ({
    what: `${file} is gone`,
    changes: new Map([[file, null]]),
    expected: { file, line: 1, field: '', says: /is missing/ },
    alone: true,
  });
  const misplaced = (file: string, says: RegExp, text = sampleText(dallas)): Mistake => ({
    what: `${file} stands where the site does not look, or under no good name`,
    changes: new Map([[file, text]]),
    expected: { file, line: 1, field: '', says },
    alone: true,
  });
  return [
    shows(
      'copper-repipes.avif',
      undefined,
      'a picture that is not there',
      /Did you mean "copper-repipe\.avif"/,
    ),
    shows(
      'Copper-repipe.avif',
      undefined,
      'a picture in other letters',
      /Did you mean "copper-repipe\.avif"/,
    ),
    shows('small.png', small, 'a picture that is too small', /800 by 600 pixels.*at least 1200 by 900/),
    shows(
      'huge.png',
      Buffer.concat([large, Buffer.alloc(13 * 1024 * 1024)]),
      'a picture that is far too large',
      /12 MB at most/,
    ),
    shows(
      'notes.png',
      Buffer.from('not a picture'),
      'a file that is no picture',
      /is not a picture that can be read/,
    ),
    shows('IMG_2041.HEIC', large, "an iPhone's picture as it is", /HEIC picture, which browsers cannot show/),
    slip({
      what: 'a photograph beside a drawing',
      file: plumbing,
      find: '    drawing: burst-pipe\n',
      by: '    drawing: burst-pipe\n    photo: ../images/work/service-van.avif\n    alt: A van.\n',
      at: 'photo: ../images',
      field: 'sections › 1 › photo',
      says: /only one of them can be shown/,
      alone: true,
    }),
    slip({
      what: 'a photograph without its description',
      file: plumbing,
      find: '    drawing: burst-pipe\n',
      by: '    photo: ../images/work/service-van.avif\n',
      at: '- type: hero',
      field: 'sections › 1 › alt',
      says: /Say in one sentence what the photograph shows/,
      alone: true,
    }),
    slip({
      what: 'a point that stays in view in other words',
      file: plumbing,
      find: '    drawing: burst-pipe\n',
      by: '    photo: ../images/work/service-van.avif\n    alt: A van.\n    focus: left\n',
      at: 'focus: left',
      field: 'sections › 1 › focus',
      says: /is not a point.*"40% 25%"/,
      alone: true,
    }),
    slip({
      what: 'a photograph beside a drawing on the social image',
      file: plumbing,
      find: '  socialDrawing: pipe-installation\n',
      by: '  socialDrawing: pipe-installation\n  socialPhoto: ../images/work/service-van.avif\n',
      at: 'socialPhoto',
      field: 'head › socialPhoto',
      says: /only one of them can be shown/,
      alone: true,
    }),
    slip({
      what: 'a photograph on the social image that is not there',
      file: plumbing,
      find: '  socialDrawing: pipe-installation\n',
      by: '  socialPhoto: ../images/work/service-vans.avif\n',
      at: 'socialPhoto',
      field: 'head › socialPhoto',
      says: /Did you mean "service-van\.avif"/,
      alone: true,
    }),
    slip({
      what: 'a hero without any picture',
      file: plumbing,
      find: '    drawing: burst-pipe\n',
      by: '',
      at: '- type: hero',
      field: 'sections › 1 › drawing',
      says: /Name a drawing, or a photo/,
      alone: true,
    }),
    slip({
      what: 'a card without any picture',
      file: cards,
      find: /"drawing": "[^"]*",\s*/,
      by: '',
      at: '{',
      field: '1 › drawing',
      says: /Name a drawing, or a photo/,
      alone: true,
    }),
    shows('plan.pdf', small, 'a file with another ending', /is not a picture/),
    slip({
      what: 'a picture without a path',
      file: plumbing,
      find: image,
      by: 'image: copper.avif',
      field,
      says: /is not a picture/,
    }),
    slip({
      what: 'a picture without its description',
      file: plumbing,
      find: /\n {8}alt: Copper water lines.*/,
      by: '',
      at: image,
      field: 'sections › 4 › items › 1 › alt',
      says: /is missing/,
    }),
    slip({
      what: 'an empty description of a picture',
      file: plumbing,
      find: /alt: Copper water lines.*/,
      by: "alt: ''",
      field: 'sections › 4 › items › 1 › alt',
      says: /is empty/,
    }),
    slip({
      what: 'a description that says "picture of"',
      file: plumbing,
      find: /alt: Copper water lines.*/,
      by: 'alt: Picture of copper water lines',
      field: 'sections › 4 › items › 1 › alt',
      says: /begins with the kind of picture/,
    }),
    slip({
      what: "a description that is a file's name",
      file: plumbing,
      find: /alt: Copper water lines.*/,
      by: 'alt: copper-repipe.avif',
      field: 'sections › 4 › items › 1 › alt',
      says: /is a file's name/,
    }),
    slip({
      what: 'a description that says nothing',
      file: cards,
      find: /"alt": "[^"]*"/,
      by: '"alt": "image"',
      field: '1 › alt',
      says: /does not say/,
    }),
    slip({
      what: 'a drawing on a card without its description',
      file: drain,
      find: /\n {8}alt: Cutaway of a kitchen drain.*/,
      by: '',
      at: '- title: Kitchen sinks',
      field: 'sections › 2 › items › 1 › alt',
      says: /is missing/,
    }),
    slip({
      what: 'a drawing beside a list without its description',
      file: help,
      find: /\n {4}alt: An attic water pipe.*/,
      by: '',
      at: '  - type: support'.trim(),
      field: 'sections › 3 › alt',
      says: /is missing/,
    }),
    slip({
      what: 'a work picture that is not marked as real or not',
      file: plumbing,
      find: '        placeholder: true\n',
      by: '',
      at: image,
      field: 'sections › 4 › items › 1 › placeholder',
      says: /is missing/,
    }),
    gone(site),
    gone(claims),
    gone(home),
    gone('content/forms/quote.json'),
    gone(reviews),
    misplaced('content/citys/frisco.md', /is not read by the site/),
    misplaced('content/cities/frisco.markdown', /is not read by the site/),
    misplaced('content/frisco.md', /is not read by the site/),
    misplaced('content/cities/Fort Worth.md', /file called "Fort Worth"/),
    misplaced('content/pages/specials.md', /shown at no address/, sampleText('content/pages/about.md')),
  ];
}
