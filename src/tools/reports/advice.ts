/** What a person must judge about the pages: nothing of it stops a build. */
import { ruleContextOf } from '../../content/check/check';
import { mistakesBy, type Rule } from '../../content/check/rules/rule';
import type { ContentFiles } from '../../content/load/files';
import { sortMistakes, type Mistake } from '../../content/load/mistake';
import { readContent } from '../../content/load/read';
import { cityNamesOnMap, cityPlaces, cityWords } from './cities';
import { copiedPages } from './copied-pages';

const rules: readonly Rule[] = [cityPlaces, cityNamesOnMap, cityWords, copiedPages];

/**
 * Advice on content without mistakes: cities that copy each other, lie elsewhere or have no room on the map, and pages
 * that were copied and still have another page's form.
 */
export const adviceOn = async (files: ContentFiles): Promise<Mistake[]> =>
  sortMistakes(await mistakesBy(rules, ruleContextOf(readContent(files))));
