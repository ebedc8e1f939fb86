/** What a person must judge about the pages: nothing of it stops a build. */
import { ruleContextOf } from '../../content/check/check';
import { at } from '../../content/check/fields';
import { sectionsOf } from '../../content/check/rules/pages';
import { mistakesBy, type Rule } from '../../content/check/rules/rule';
import type { ContentFiles } from '../../content/load/files';
import { sortMistakes, type Mistake } from '../../content/load/mistake';
import { readContent } from '../../content/load/read';
import { testimonial } from '../../content/schemas/entries';
import { shownReviews } from '../../content/shown-reviews';
import { section as anySection } from '../../sections/kinds';
import { cityDescriptions, cityNamesOnMap, cityPlaces, cityWords } from './cities';
import { copiedPages } from './copied-pages';
import { colorsOfIcons } from './icon-colors';

/** A section with the newest reviews about a service shows at least one. */
const reviewServices: Rule = ({ entries, of }, say) => {
  const all = of('testimonials').flatMap(({ raw }) => testimonial.safeParse(raw).data ?? []);
  for (const entry of entries)
    for (const [index, raw] of sectionsOf(entry).entries()) {
      const section = anySection.safeParse(raw).data;
      if (section?.type !== 'testimonials' || section.about === undefined) continue;
      if (shownReviews({ ...section, about: section.about }, all).length === 0)
        say(
          at(entry, 'sections', index, 'about'),
          `is the service of no review: "${section.about}"`,
          'Write a word that a review has as its service, or remove the section.',
        );
    }
};

const rules: readonly Rule[] = [
  cityDescriptions,
  cityPlaces,
  cityNamesOnMap,
  cityWords,
  reviewServices,
  copiedPages,
  colorsOfIcons,
];

/**
 * Advice on content without mistakes: cities that copy each other, lie elsewhere or have no room on the map, sections of
 * reviews without one, pages that were copied and still have another page's form, and icons of other colors.
 */
export const adviceOn = async (files: ContentFiles): Promise<Mistake[]> =>
  sortMistakes(await mistakesBy(rules, ruleContextOf(readContent(files))));
