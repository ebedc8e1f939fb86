import { z } from 'astro/zod';
import { list } from '../../content/schemas/lists';
import { picture } from '../../content/schemas/picture';
import { line } from '../../content/schemas/text';
import { titleAndText, titled, type } from '../../content/schemas/section';

/** The steps from the call to the finished job; with `mobile: carousel` a carousel on small screens. */
export const process = z.strictObject({
  ...titled,
  type: type('process', 'The steps from the call to the finished job.'),
  mobile: z
    .enum(['stack', 'carousel'])
    .default('stack')
    .describe('On phones: one below the other, or a carousel.'),
  steps: list('The steps', 2, 6, {
    ...titleAndText(300),
    bullets: z.array(line(120)).max(4).default([]).describe('What happens, at most 4.'),
    ...picture(),
  }),
});
