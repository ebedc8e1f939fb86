import { claimFields, countable, writtenOutClaims } from '../written-out/rule';
import { business, fileNames, places } from './business';
import { duplicates } from './duplicates';
import { images } from './images';
import { links, pageParts } from './links';
import { formFields, namedThings, ownNames, preselectedServices } from './names';
import { references } from './references';
import type { Rule } from './rule';
import { descriptions, finishedTexts } from './texts';

/** Everything that must hold beyond the schemas. */
export const rules: readonly Rule[] = [
  fileNames,
  namedThings,
  preselectedServices,
  formFields,
  ownNames,
  duplicates,
  links,
  pageParts,
  references,
  finishedTexts,
  descriptions,
  images,
  business,
  places,
  writtenOutClaims,
  claimFields,
  countable,
];
