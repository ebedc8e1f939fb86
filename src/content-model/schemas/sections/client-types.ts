import { z } from 'astro/zod';
import type { ImageField } from '../image';
import { picture } from '../picture';
import { titleAndText, titled, type } from './base';

/** The kinds of clients, each with a picture. */
export const clientTypes = (image: ImageField) =>
  z.strictObject({
    ...titled,
    type: type('client-types', 'The kinds of clients, each with a picture.'),
    items: z
      .array(z.strictObject({ ...titleAndText(240), ...picture(image, { needed: true }) }))
      .min(3)
      .max(8)
      .describe('The clients, 3 to 8.'),
  });
