import { z } from 'astro/zod';
import type { ImageField } from '../image';
import { photograph } from '../picture';
import { line } from '../text';
import { titled, type } from './base';

/**
 * Photographs of the people, the van and the license, with their places from the start: an item without a photograph is
 * not shown, nor is the section without any.
 */
export const team = (image: ImageField) =>
  z.strictObject({
    ...titled,
    type: type('team', 'Photographs of the people, the van and the license; left out while there is none.'),
    items: z
      .array(
        z.strictObject({
          title: line(60).describe('Who or what it shows.'),
          text: line(240).optional().describe('One or two sentences.'),
          ...photograph(image),
        }),
      )
      .min(1)
      .max(12)
      .describe('The photographs, at most 12. One that is still missing is not shown.'),
  });
