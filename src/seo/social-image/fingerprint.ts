import sharp from 'sharp';
import { colors } from '@/colors.mjs';

/**
 * What affects an image besides its card: this folder's code, the colors and the version of sharp, which writes the
 * file. Without it, images would stay the same after a change of the design until the cache is deleted.
 */
const code = import.meta.glob<string>(['./*.ts', '!./fingerprint.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Part of the cache key; changes if the same card could make another image. */
export const designFingerprint: string = JSON.stringify([code, colors, sharp.versions]);
