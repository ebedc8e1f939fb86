import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { colors } from '@/theme/colors.mjs';
import { type SocialCard, frame, cardScene } from '@/seo/social-image/scene';
import { heaviest, rasterize, renderPicture } from '@/seo/social-image';
import { ownWords, sharedWords } from '@/seo/social-image/words';

const square = (fill: string, more = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-50 -50 100 100"${more}><path fill="${fill}" d="M-50-50h100v100h-100z"/></svg>`;

const card: SocialCard = {
  headline: 'Slab leak repair in Dallas',
  siteName: 'Company Plumbing',
  phone: '(972) 555-0100',
  note: 'Balch Springs, TX · License M-00000',
  mark: square('#123456'),
  drawing: square('#00ff00'),
  reach: 'half',
};

const draw = async (changes: Partial<SocialCard> = {}) => {
  const changed = { ...card, ...changes };
  const scene = cardScene(changed, await sharedWords(changed));
  return rasterize(await renderPicture(scene), await ownWords(changed), changed.isPhoto);
};

/** How far one pixel is from a color, in steps of 255; a palette may miss a color by two, which nobody sees. */
const farFrom = async (image: Buffer, x: number, y: number, color: string) => {
  const { data } = await sharp(image)
    .removeAlpha()
    .extract({ left: x, top: y, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const wanted = Buffer.from(color.slice(1), 'hex');
  return Math.max(...wanted.map((part, index) => Math.abs(part - (data[index] ?? 255))));
};

const pixelsOf = (image: Buffer) => sharp(image).removeAlpha().raw().toBuffer();

/** The largest difference of two pictures in a pixel's red, green or blue, in steps of 255. */
const differenceOf = async (image: Buffer, other: Buffer) => {
  const [one, two] = [await pixelsOf(image), await pixelsOf(other)];
  expect(one.length).toBe(two.length);
  return one.reduce((most, part, index) => Math.max(most, Math.abs(part - (two[index] ?? 0))), 0);
};

/** The box that a text layer's ink fills, in pixels, and the layer's size. */
const inkBox = async (words: string) => {
  const layer = await sharp(Buffer.from(words)).ensureAlpha().png().toBuffer();
  const { width = 0, height = 0 } = await sharp(layer).metadata();
  const { info } = await sharp(layer).trim({ threshold: 32 }).toBuffer({ resolveWithObject: true });
  const [left, top] = [-(info.trimOffsetLeft ?? 0), -(info.trimOffsetTop ?? 0)];
  return { left, right: left + info.width - 1, top, bottom: top + info.height - 1, width, height };
};

/** A drawing with as much detail as a photograph, down to this height. @param contrast from 0 to 1 */
const noise = (contrast: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 616 630"><filter id="n"><feTurbulence baseFrequency="0.8" numOctaves="3"/><feColorMatrix values="${contrast} 0 0 0 0 0 ${contrast} 0 0 0 0 0 ${contrast} 0 0 0 0 0 0 1"/></filter><rect width="616" height="${height}" filter="url(#n)"/></svg>`;

describe('a social image', () => {
  it('is 1200x630 pixels and light enough for a preview', async () => {
    const image = await draw();
    const { width, height, format } = await sharp(image).metadata();
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' });
    expect(image.length).toBeLessThanOrEqual(heaviest);
  });

  const inherited = square('inherit', ' fill="#ff00ff"').replace(' fill="inherit"', '');
  const right = [900, 300] as const;
  const pipe = [500, frame.pipe.y + 20] as const;
  it.each<[string, Partial<SocialCard>, [place: readonly [x: number, y: number], color: string][]]>([
    [
      'its drawing on the right',
      {},
      [
        [right, '#00ff00'],
        [[1199, 629], '#00ff00'],
        [[300, 20], colors.sky],
      ],
    ],
    ['the phone’s orange pipe on the left', {}, [[pipe, colors.orange]]],
    [
      'the whole house over the whole card',
      { reach: 'full' },
      [
        [[10, 10], '#00ff00'],
        [pipe, colors.orange],
      ],
    ],
    ['what the drawing’s root gives its parts', { drawing: inherited }, [[right, '#ff00ff']]],
  ])('shows %s', async (_, changes, points) => {
    const image = await draw(changes);
    for (const [[x, y], color] of points) expect(await farFrom(image, x, y, color)).toBeLessThan(3);
  });

  it('has fewer colors where it would be too heavy for a preview', async () => {
    expect((await draw({ drawing: noise(0.02, 400) })).length).toBeLessThanOrEqual(heaviest);
  });

  it('is refused when its drawing has too much detail', async () => {
    await expect(draw({ drawing: noise(1, 630) })).rejects.toThrow('its picture has too much detail');
  });

  it('is refused when the drawing has no frame', () => {
    expect(() => cardScene({ ...card, drawing: '<svg><path d="M0 0h9"/></svg>' }, '<svg></svg>')).toThrow(
      'The drawing of a social image has no viewBox',
    );
  });
});

describe('the words of a social image', () => {
  /** A text in one color, with edges of every shade. */
  const words = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><circle cx="200" cy="150" r="120" fill="${colors.ink}"/></svg>`;

  /** Stripes in so many colors that the palette has no more room. */
  const stripes = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">${Array.from(
    { length: 300 },
    (_, index) => `<rect x="${index * 4}" width="4" height="630" fill="hsl(${index * 1.2} 80% 60%)"/>`,
  ).join('')}</svg>`;

  it.each([
    [
      'on one color',
      `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><path fill="${colors.sky}" d="M0 0h1200v630h-1200z"/></svg>`,
      16,
    ],
    ['on more colors than fit into the palette', stripes, 40],
  ])('look like the drawn ones %s', async (_name, svg, tolerance) => {
    const own = await rasterize(await renderPicture(svg), words);
    const drawn = await sharp(Buffer.from(svg))
      .composite([{ input: Buffer.from(words), left: 0, top: 0 }])
      .removeAlpha()
      .png()
      .toBuffer();
    expect(await differenceOf(own, drawn)).toBeLessThanOrEqual(tolerance);
  });

  it.each([
    'Toilet Repair & Replacement in Dallas – Starting at $99',
    'Plumbing installation, remodeling and communications-grade wording for Carrollton',
    'Incommunicabilities in Carrollton',
  ])('stay clear of the drawing and the edges: %s', async (headline) => {
    const own = await inkBox(await ownWords({ ...card, headline }));
    expect(own.left).toBeGreaterThanOrEqual(frame.margin.left - 2);
    expect(own.right).toBeLessThan(Math.min(frame.wall.x, own.width - 1));
    expect(own.top).toBeGreaterThanOrEqual(frame.words.top - 2);
    expect(own.bottom).toBeLessThan(Math.min(frame.ground, own.height - 1));
  });

  it('include name and phone between the edges and the drawing', async () => {
    const shared = await inkBox(await sharedWords(card));
    expect(shared.left).toBeGreaterThanOrEqual(frame.margin.left - 2);
    expect(shared.right).toBeLessThan(frame.wall.x);
    expect(shared.top).toBeGreaterThanOrEqual(frame.margin.top - 2);
    expect(shared.bottom).toBeLessThanOrEqual(frame.pipe.y + frame.pipe.diameter / 2);
  });

  it('keep a city and its state on one line', async () => {
    const [city, joined] = await Promise.all(
      ['Plumber in Garland, TX', 'Plumber in Garland,\u00a0TX'].map((headline) =>
        ownWords({ ...card, headline }),
      ),
    );
    expect(city).toBe(joined);
    // Two lines and the note; with the state on a third one, it would be 290.
    const { top, bottom } = await inkBox(city ?? '');
    expect(bottom - top).toBeLessThan(240);
  });

  it('are refused when they cannot be set large enough to read', async () => {
    await expect(ownWords({ ...card, headline: 'Plumbing in Dallas '.repeat(20) })).rejects.toThrow(
      'give the page a shorter socialTitle',
    );
  });

  it('need no font where they are shown', async () => {
    expect((await ownWords(card)) + (await sharedWords(card))).not.toContain('<text');
  });
});
