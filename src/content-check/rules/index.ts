import { claimFields, countable, writtenOutClaims } from '../written-out/rule';
import { business, fileNames, places } from './business';
import { cityNamesOnMap, cityPlaces, cityWords } from './cities';
import { contrasts } from './colors';
import { reviewCounts } from './counts';
import { duplicates } from './duplicates';
import { images, sharpImages } from './images';
import { links, neededFields, pageParts } from './links';
import { formFields, namedThings, ownNames } from './names';
import { pictures } from './pictures';
import { references } from './references';
import type { Rule } from './rule';
import { descriptions, finishedTexts } from './texts';
import { variants } from './variants';

/** What must hold beyond the schemas before a site is built. */
export const buildRules: readonly Rule[] = [
  fileNames,
  namedThings,
  formFields,
  ownNames,
  duplicates,
  links,
  pageParts,
  neededFields,
  variants,
  references,
  finishedTexts,
  descriptions,
  pictures,
  images,
  business,
  contrasts,
  places,
  writtenOutClaims,
  claimFields,
  countable,
];

/**
 * Everything that must hold. The last five judge what pages say and not whether they can be built: a build goes out
 * with a city page that is still like another one, or the bench could not build thousands of invented cities.
 */
export const rules: readonly Rule[] = [
  ...buildRules,
  cityPlaces,
  cityNamesOnMap,
  cityWords,
  reviewCounts,
  sharpImages,
];
