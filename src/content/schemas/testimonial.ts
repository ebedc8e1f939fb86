import { z } from 'astro/zod';
import { slug } from './names';
import { day, inEveryLanguage, label, line, properName, webAddress } from './text';

/**
 * A customer's review. `sample: true` marks an invented one that the owner must replace with a real review before the
 * launch; `npm run launch-check` counts them.
 */
export const testimonial = z
  .strictObject({
    id: slug,
    name: properName(40).describe('The customer, as in Maria G.'),
    location: label(60).describe("A place ('Dallas, TX') or a role ('Homeowner')."),
    text: inEveryLanguage(line(400)).describe("The customer's own words."),
    rating: z.number().int().min(1).max(5).describe('Stars, 1 to 5.'),
    service: properName(60).optional().describe('The work that it is about.'),
    date: day
      .optional()
      .describe(
        'The day on which it was written. The newest come first; one without a day comes last, where it may be on no page.',
      ),
    source: properName(40).optional().describe('Where it was written: Google, Yelp, Facebook.'),
    url: webAddress
      .optional()
      .describe('The address of the original review; the name of the source becomes a link to it.'),
    sample: z.boolean().describe('Tick it for a sample that no customer wrote; the launch check lists it.'),
  })
  .refine(({ source, url }) => source !== undefined || url === undefined, {
    path: ['url'],
    message: 'needs the name of its source: add "source": "Google"',
  });

/** A review as written in `content/testimonials.json`. */
export type Testimonial = z.infer<typeof testimonial>;
