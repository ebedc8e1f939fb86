/** Social images: a page's title and picture in 1200x630 pixels, made at build time. */
import { cached } from '../../disk-cache.mjs';
import type { SocialCard } from './card';
import { designFingerprint } from './fingerprint';
import { indexedPicture, type IndexedPicture } from './indexed-picture';
import { rasterize } from './raster';
import { cardScene } from './scene';
import { ownWords, sharedWords } from './words';

export type { SocialCard } from './card';
export { photoDrawing } from './photo';
export { socialHeadline, socialImage, socialImagePath, socialImageSize } from './path';

/** The latest pictures without headline and note, 0.8 MB each. */
const pictures = new Map<string, Promise<IndexedPicture>>();
const mostPictures = 16;

/**
 * A card's picture without headline and note. Cards with the same drawing share one, which saves two thirds of their
 * time: a city's card takes 20 ms instead of 60.
 */
const pictureOf = (card: SocialCard, quality: number): Promise<IndexedPicture> => {
  const key = JSON.stringify({ ...card, headline: '', note: '', quality });
  const known = pictures.get(key);
  if (known) return known;
  const [oldest] = pictures.keys();
  if (pictures.size >= mostPictures && oldest !== undefined) pictures.delete(oldest);
  const picture = sharedWords(card).then((words) =>
    indexedPicture(cardScene(card, words), quality, card.isPhoto),
  );
  pictures.set(key, picture);
  return picture;
};

/**
 * A card as a PNG within the limit of `raster.ts`, from the cache if an earlier build made it.
 *
 * @throws Error if the headline does not fit, or if the drawing has no `viewBox` or needs too many bytes
 */
export const socialImagePng = (card: SocialCard): Promise<Buffer> =>
  cached([designFingerprint, JSON.stringify(card)], async () =>
    rasterize((quality) => pictureOf(card, quality), await ownWords(card), card.isPhoto),
  );
