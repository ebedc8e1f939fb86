import { z } from 'astro/zod';
import { actions } from '../action';
import { distinct } from '../lists';
import { ref } from '../names';
import { autoplay, titled, type } from './base';

/** Customers' reviews: `reviews` are ids in `content/testimonials.json`. */
export const testimonials = z.strictObject({
  ...titled,
  type: type('testimonials', "Customers' words."),
  layout: z
    .enum(['carousel', 'rotator', 'grid'])
    .default('carousel')
    .describe('A carousel, one review after the other, or all at once.'),
  reviews: distinct(z.array(ref('testimonials')).min(1)).describe('The reviews.'),
  autoplay: autoplay
    .optional()
    .describe('Milliseconds between slides; if left out, it does not move by itself.'),
  arrows: z.boolean().default(false).describe('Shows the arrows.'),
  dots: z.boolean().default(false).describe('Shows a dot for each slide.'),
  actions: actions(3),
});
