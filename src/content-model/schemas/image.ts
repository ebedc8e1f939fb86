import { z } from 'astro/zod';
import { meaning, type Schema } from '../zod';

/**
 * The schema of a picture's path. Astro passes the `image()` of a collection, which reads the picture; the content
 * check, which runs without Astro, passes `imagePath`.
 */
export type ImageField = () => Schema;

/**
 * A picture's path as it is written in content. Checks only the text; `content-check/rules/pictures.ts` checks that the
 * file exists and is large enough.
 */
export const imagePath = meaning(
  z
    .string()
    .regex(
      /^(?!.*\.hei[cf]$)/i,
      "is an iPhone's HEIC picture, which browsers cannot show: send it to yourself by mail, which makes it a JPEG, or set the camera to Formats, Most Compatible",
    )
    .regex(
      /^\.{1,2}\/[^\s]+\.(avif|gif|jpe?g|png|tiff?|webp)$/i,
      'is not a picture: write its path from this file, as in ../images/work/new-heater.jpg',
    ),
  { image: true },
).describe('Path from this file to a picture of at least 1200 by 900 pixels: ../images/work/new-heater.jpg');
