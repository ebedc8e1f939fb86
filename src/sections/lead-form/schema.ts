import { z } from 'astro/zod';
import { distinct } from '../../content/schemas/lists';
import { ref } from '../../content/schemas/names';
import { autoplay, titled, type } from '../../content/schemas/section';

/** The second lead form of short-form pages, with rotating reviews next to it. */
export const leadForm = z.strictObject({
  ...titled,
  type: type('lead-form', 'A lead form beside reviews.'),
  form: ref('forms'),
  reviews: distinct(z.array(ref('testimonials')).default([])).describe('The reviews.'),
  autoplay: autoplay.default(3500).describe('The time between reviews.'),
});
