import { testimonials } from '../../../sections/testimonials/schema';
import { testimonial } from '../../schemas/testimonial';
import { shownReviews } from '../../shown-reviews';
import { at } from '../fields';
import { sectionsOf } from './pages';
import type { Rule } from './rule';

const numbers = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** The number of reviews in a heading: `Six jobs`, `8 reviews`. */
const stated = new RegExp(
  String.raw`\b(${numbers.slice(1).join('|')}|\d{1,2}) (?:\w+ )?(?:jobs|reviews|customers|homeowners|households|homes|houses|neighbors|families|people|visits|stories|voices)\b`,
  'i',
);

/** A section shows a review, and if its heading gives their number, the number is right. */
export const reviewCounts: Rule = ({ entries, of }, say) => {
  const all = of('testimonials').flatMap(({ raw }) => testimonial.safeParse(raw).data ?? []);
  for (const entry of entries)
    for (const [index, raw] of sectionsOf(entry).entries()) {
      const section = testimonials.safeParse(raw).data;
      if (!section) continue;
      const count = shownReviews(section, all).length;
      if (count === 0 && section.about) {
        say(
          at(entry, 'sections', index, 'about'),
          `is the service of no review: "${section.about}"`,
          'Write a word that a review has as its service, or remove the section.',
        );
        continue;
      }
      for (const field of ['title', 'intro'] as const) {
        const [words, number = ''] = stated.exec(section[field] ?? '') ?? [];
        const stands = /^\d/.test(number) ? Number(number) : numbers.indexOf(number.toLowerCase());
        if (words !== undefined && stands !== count)
          say(
            at(entry, 'sections', index, field),
            `says "${words}", but ${count} reviews are under it`,
            'Write {count}, which is always right, or leave the number out.',
          );
      }
    }
};
