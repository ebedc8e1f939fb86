import { z } from 'astro/zod';
import { line, slug } from './text';

/**
 * A customer's words. `sample: true` marks a stand-in that the owner must replace with a real review before
 * going live; `npm run launch-check` counts them.
 */
export const testimonial = z.strictObject({
  id: slug,
  name: line(40),
  location: line(60).describe("A place ('Dallas, TX') or a role ('Homeowner')."),
  text: line(400),
  rating: z.number().int().min(1).max(5),
  service: line(60).optional(),
  sample: z.boolean(),
});

/** A review as written in `content/testimonials.json`. */
export type Testimonial = z.infer<typeof testimonial>;
