import { testimonials } from '../../content-model/schemas/sections/testimonials';
import { testimonial } from '../../content-model/schemas/testimonial';
import { shownReviews } from '../../content-model/shown-reviews';
import { mistakeAt } from '../../content-reader/read';
import { sectionsOf } from './pages';
import type { Rule } from './rule';

const numbers = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** The number of reviews in a heading: `Six jobs`, `8 reviews`. */
const stated = new RegExp(
  String.raw`\b(${numbers.slice(1).join('|')}|\d{1,2}) (?:\w+ )?(?:jobs|reviews|customers|homeowners|households|homes|houses|neighbors|families|people|visits|stories|voices)\b`,
  'i',
);

/** A section shows a review, and if its heading gives their number, the number is right. */
export const reviewCounts: Rule = ({ entries, of }) => {
  const all = of('testimonials').flatMap(({ raw }) => testimonial.safeParse(raw).data ?? []);
  return entries.flatMap((entry) =>
    sectionsOf(entry).flatMap((raw, index) => {
      const section = testimonials.safeParse(raw).data;
      if (!section) return [];
      const count = shownReviews(section, all).length;
      const say = (field: string, message: string, remedy: string) =>
        mistakeAt(entry, ['sections', index, field], message, remedy);
      if (count === 0 && section.about)
        return [
          say(
            'about',
            `is the service of no review: "${section.about}"`,
            'Write a word that a review has as its service, or remove the section.',
          ),
        ];
      return (['title', 'intro'] as const).flatMap((field) => {
        const [words, number = ''] = stated.exec(section[field] ?? '') ?? [];
        const stands = /^\d/.test(number) ? Number(number) : numbers.indexOf(number.toLowerCase());
        return words === undefined || stands === count
          ? []
          : [
              say(
                field,
                `says "${words}", but ${count} reviews are under it`,
                'Write {count}, which is always right, or leave the number out.',
              ),
            ];
      });
    }),
  );
};
