import { testimonials } from '../../../sections/testimonials/schema';
import { testimonial } from '../../schemas/testimonial';
import { shownReviews } from '../../shown-reviews';
import { at } from '../fields';
import { sectionsOf } from './pages';
import type { Rule } from './rule';

/** A section with the newest reviews about a service shows at least one. */
export const reviewServices: Rule = ({ entries, of }, say) => {
  const all = of('testimonials').flatMap(({ raw }) => testimonial.safeParse(raw).data ?? []);
  for (const entry of entries)
    for (const [index, raw] of sectionsOf(entry).entries()) {
      const section = testimonials.safeParse(raw).data;
      if (section?.about === undefined) continue;
      if (shownReviews({ ...section, about: section.about }, all).length === 0)
        say(
          at(entry, 'sections', index, 'about'),
          `is the service of no review: "${section.about}"`,
          'Write a word that a review has as its service, or remove the section.',
        );
    }
};
