import { z } from 'astro/zod';
import { day, line, slug } from './text';

/**
 * A customer's words. `sample: true` marks a stand-in that the owner must replace with a real review before
 * going live; `npm run launch-check` counts them.
 */
export const testimonial = z
  .strictObject({
    id: slug,
    name: line(40),
    location: line(60).describe("A place ('Dallas, TX') or a role ('Homeowner')."),
    text: line(400),
    rating: z.number().int().min(1).max(5),
    service: line(60).optional(),
    date: day
      .optional()
      .describe('The day on which it was written. Dated reviews are shown first, the newest before all.'),
    source: line(40).optional().describe('Where it was written: Google, Yelp, Facebook.'),
    url: z
      .string()
      .url('is not a web address: write it with https://')
      .startsWith('https://', 'is not encrypted: write it with https://')
      .optional()
      .describe('The address of the original at its source; the name of the source becomes a link to it.'),
    sample: z.boolean(),
  })
  .refine(({ source, url }) => source !== undefined || url === undefined, {
    path: ['url'],
    message: 'needs the name of its source: add "source": "Google"',
  });

/** A review as written in `content/testimonials.json`. */
export type Testimonial = z.infer<typeof testimonial>;
