import { z } from 'astro/zod';
import { distinct } from '../lists';
import { ref } from '../names';
import { autoplay, titled, type } from './base';

/** The further lead form of short-form pages, with reviews that rotate beside it. */
export const leadForm = z.strictObject({
  ...titled,
  type: type('lead-form', 'A lead form with reviews that rotate beside it.'),
  form: ref('forms'),
  reviews: distinct(z.array(ref('testimonials')).default([])).describe('Which reviews.'),
  autoplay: autoplay.default(3500).describe('Milliseconds between reviews.'),
});
