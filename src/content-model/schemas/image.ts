import { z } from 'astro/zod';
import { meaning, type Schema } from '../zod';

/**
 * The way from a content file to a picture. Astro passes the `image()` of a collection, which reads the picture; the
 * content check, which runs without Astro, passes `imagePath`.
 */
export type ImageField = () => Schema;

/**
 * A picture as an editor writes it: the way to a file beside the content. Whether the file is there and is
 * large enough is checked apart, because that takes a look at the disk.
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
      'is not a picture: write the way to it from this file, as in ../images/work/new-heater.jpg',
    ),
  { image: true },
).describe(
  'A picture of at least 1200 by 900 pixels, as the way from this file: ../images/work/new-heater.jpg',
);
