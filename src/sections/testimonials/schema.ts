import { z } from 'astro/zod';
import { actions } from '../../content/schemas/action';
import { distinct } from '../../content/schemas/lists';
import { ref } from '../../content/schemas/names';
import { properName } from '../../content/schemas/text';
import { autoplay, titled, type } from '../../content/schemas/section';

/** Customers' reviews: chosen ones by their ids in `content/testimonials.json`, otherwise the newest. */
export const testimonials = z.strictObject({
  ...titled,
  type: type('testimonials', "Customers' words."),
  layout: z
    .enum(['carousel', 'rotator', 'grid'])
    .default('carousel')
    .describe('A carousel, one review after the other, or all at once.'),
  reviews: distinct(z.array(ref('testimonials')).default([])).describe(
    'Chosen reviews, shown as long as they are listed here. Empty: the newest ones.',
  ),
  newest: z
    .number()
    .int()
    .min(1)
    .max(12)
    .default(6)
    .describe('How many of the newest, if none is chosen. {count} in the heading is how many there are.'),
  about: properName(60)
    .optional()
    .describe('Only reviews whose service has this word in it, if none is chosen: drain.'),
  autoplay: autoplay
    .optional()
    .describe('The time between slides; if left empty, it does not move by itself.'),
  arrows: z.boolean().default(false).describe('Shows the arrows.'),
  dots: z.boolean().default(false).describe('Shows a dot for each slide.'),
  actions: actions(3),
});
