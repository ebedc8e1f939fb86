/** Social images: a page's promise and drawing in 1200x630 pixels, made while the site is built. */
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
 * A card as PNG of at most 90 KB, from the cache where an earlier build made it.
 *
 * @throws Error when the headline does not fit, or the drawing has no `viewBox` or is too heavy
 */
export const socialImagePng = (card: SocialCard): Promise<Buffer> =>
  cached([designFingerprint, JSON.stringify(card)], async () =>
    rasterize(cardScene(card, await cardWords(card)), card.isPhoto),
  );
