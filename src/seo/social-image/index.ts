/** Social images: a page's title and picture in 1200x630 pixels, made at build time. */
import sharp, { type OutputInfo } from 'sharp';
import { madeOnce } from '@/lib/build-cache';
import { colors } from '@/theme/colors.mjs';
import { type SocialCard, cardScene } from './scene';
import { socialImageSize } from './path';

export type { SocialCard } from './scene';
export { photoDrawing } from './scene';
export { socialHeadline, socialImagePath } from './path';

/** Fonts and layout of the text, which a build does without where all cards are known. */
const wordsOf = () => import('./words');

/** The latest pictures without headline and note, 2.3 MB each. */
const pictures = new Map<string, Promise<Pixels>>();
const mostPictures = 16;

/**
 * A card's picture without headline and note. Cards with the same drawing share one, which saves two thirds of their
 * time: a city's card takes 20 ms instead of 60.
 */
const pictureOf = (card: SocialCard): Promise<Pixels> => {
  const key = JSON.stringify({ ...card, headline: '', note: '' });
  const before = pictures.get(key);
  if (before) return before;
  const [oldest] = pictures.keys();
  if (pictures.size >= mostPictures && oldest !== undefined) pictures.delete(oldest);
  const picture = wordsOf()
    .then(({ sharedWords }) => sharedWords(card))
    .then((words) => renderPicture(cardScene(card, words)));
  pictures.set(key, picture);
  return picture;
};

/** The code that draws a card, and the exact versions of its packages. */
const code = Object.values(
  import.meta.glob<string>(['./*.ts', '/src/content/company-name.ts', '/package.json'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

/**
 * A card as a PNG within the limit; one that an earlier build has drawn is read from the cache.
 *
 * @throws Error if the headline does not fit, or if the drawing has no `viewBox` or needs too many bytes
 */
export const socialImagePng = (card: SocialCard): Promise<Uint8Array> =>
  madeOnce(
    'social',
    // Vite's glob leaves out this file, so the functions that are in it stand here.
    [...code, ...[renderPicture, rasterize].map(String), JSON.stringify([qualities, colors, card])],
    async () => rasterize(await pictureOf(card), await (await wordsOf()).ownWords(card), card.isPhoto),
  );

/** Maximum bytes of a social image, because networks fetch it while somebody waits for the preview. */
export const heaviest = 90_000;

const heaviestPhoto = 300_000;

/**
 * Qualities of the palette to try, best first. At 100, letters have the shades at their edges that they have without a
 * palette; a card of 80 has a quarter fewer bytes, but visibly rough edges where a drawing takes most of the colors.
 */
const qualities = [100, 80, 60, 40] as const;

/** A picture as red, green and blue of each pixel. */
export interface Pixels {
  data: Buffer;
  info: OutputInfo;
}

/** Renders an SVG of a card's size. */
export async function renderPicture(svg: string): Promise<Pixels> {
  const picture = await sharp(Buffer.from(svg))
    .flatten({ background: 'white' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = picture.info;
  if (width !== socialImageSize.width || height !== socialImageSize.height)
    throw new Error(
      `A social image is ${width}x${height}, not ${socialImageSize.width}x${socialImageSize.height}`,
    );
  return picture;
}

/**
 * Puts a text over a picture and makes a PNG with a palette. The drawings have flat colors and sharp edges: a JPEG has
 * twice the bytes (78 to 98 KB instead of 36 to 48) and artifacts at the edges.
 */
export const rasterize = async ({ data, info }: Pixels, words: string, isPhoto = false): Promise<Buffer> => {
  const { width, height, channels } = info;
  const limit = isPhoto ? heaviestPhoto : heaviest;
  for (const quality of qualities) {
    const png = await sharp(data, { raw: { width, height, channels } })
      .composite([{ input: Buffer.from(words), left: 0, top: 0 }])
      .png({ palette: true, quality, effort: 3, compressionLevel: 9, dither: isPhoto ? 0.5 : 0 })
      .toBuffer();
    if (png.length <= limit) return png;
  }
  throw new Error(`A social image has more than ${limit} bytes: its picture has too much detail`);
};
