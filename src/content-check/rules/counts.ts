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

/** If a heading gives the number of reviews below it, the number is right. */
export const reviewCounts: Rule = ({ entries }) =>
  entries.flatMap((entry) =>
    sectionsOf(entry).flatMap((section, index) => {
      const { reviews } = section;
      if (!Array.isArray(reviews)) return [];
      return (['title', 'intro'] as const).flatMap((field) => {
        const text = section[field];
        const [words, number = ''] = (typeof text === 'string' && stated.exec(text)) || [];
        if (words === undefined) return [];
        const count = /^\d/.test(number) ? Number(number) : numbers.indexOf(number.toLowerCase());
        return count === reviews.length
          ? []
          : [
              mistakeAt(
                entry,
                ['sections', index, field],
                `says "${words}", but ${reviews.length} reviews are under it`,
                'Correct the number, or leave it out.',
              ),
            ];
      });
    }),
  );
