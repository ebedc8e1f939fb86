/** Social images: a page's title and picture in 1200x630 pixels, made at build time. */
import { cached } from '../../disk-cache';
import type { SocialCard } from './card';
import { designFingerprint } from './fingerprint';
import { rasterize } from './raster';
import { cardScene } from './scene';
import { cardWords } from './words';

export type { SocialCard } from './card';
export { photoDrawing } from './photo';
export { socialHeadline, socialImage, socialImagePath, socialImageSize } from './path';

/**
 * A card as a PNG within the limit of `raster.ts`, from the cache if an earlier build made it.
 *
 * @throws Error if the headline does not fit, or if the drawing has no `viewBox` or needs too many bytes
 */
export const socialImagePng = (card: SocialCard): Promise<Buffer> =>
  cached([designFingerprint, JSON.stringify(card)], async () =>
    rasterize(cardScene(card, await cardWords(card)), card.isPhoto),
  );
