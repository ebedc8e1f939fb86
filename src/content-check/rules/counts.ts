import { problemAt } from '../content';
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

/** A number of what a list of reviews shows, as its heading may say it: `Six jobs`, `8 reviews`. */
const stated = new RegExp(
  String.raw`\b(${numbers.slice(1).join('|')}|\d{1,2}) (?:\w+ )?(?:jobs|reviews|customers|homeowners|households|homes|houses|neighbors|families|people|visits|stories|voices)\b`,
  'i',
);

/** Where a heading says how many reviews follow, so many follow. */
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
              problemAt(
                entry,
                ['sections', index, field],
                `says "${words}", but ${reviews.length} reviews stand under it`,
                'Put the number right, or leave it out.',
              ),
            ];
      });
    }),
  );
