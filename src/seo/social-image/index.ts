/** Social images: a page's title and picture in 1200x630 pixels, made at build time. */
import { madeOnce } from '@/lib/build-cache';
import { colors } from '@/theme/colors.mjs';
import type { SocialCard } from './card';
import { rasterize, renderPicture, type Pixels } from './raster';
import { cardScene } from './scene';
import { ownWords, sharedWords } from './words';

export type { SocialCard } from './card';
export { photoDrawing } from './photo';
export { socialHeadline, socialImagePath } from './path';

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
  const picture = sharedWords(card).then((words) => renderPicture(cardScene(card, words)));
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
 * A card as a PNG within the limit of `raster.ts`; one that an earlier build has drawn is read from the cache.
 *
 * @throws Error if the headline does not fit, or if the drawing has no `viewBox` or needs too many bytes
 */
export const socialImagePng = (card: SocialCard): Promise<Uint8Array> =>
  madeOnce('social', [...code, JSON.stringify(colors), JSON.stringify(card)], async () =>
    rasterize(await pictureOf(card), await ownWords(card), card.isPhoto),
  );
