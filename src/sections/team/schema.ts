import { z } from 'astro/zod';
import { photograph } from '../../content/schemas/picture';
import { line } from '../../content/schemas/text';
import { titled, type } from '../../content/schemas/section';

/**
 * Photographs of the people, the van and the license. An item without a photograph is not shown, and neither is the
 * section if it has none, so content can list photographs that are still to come.
 */
export const team = z.strictObject({
  ...titled,
  type: type('team', 'Photographs of people, van and license.'),
  items: z
    .array(
      z.strictObject({
        title: line(60).describe('The person or thing in the photograph.'),
        text: line(240).optional().describe('One or two sentences.'),
        ...photograph(),
      }),
    )
    .min(1)
    .max(12)
    .describe('The photographs, at most 12. One that is still missing is not shown.'),
});
