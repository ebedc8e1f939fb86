import sharp from 'sharp';
import { colors } from '@/colors.mjs';

/**
 * Everything besides the card itself that decides how an image looks: this folder's code, the colors, the
 * rasterizer. Without it a change of the design would show only after the cache was emptied by hand.
 */
const code = import.meta.glob<string>(['./*.ts', '!./fingerprint.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** A part of the cache's key: the same as long as the same card makes the same image. */
export const designFingerprint: string = JSON.stringify([code, colors, sharp.versions]);
