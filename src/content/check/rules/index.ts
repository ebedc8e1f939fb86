import { fileNames, places } from './places';
import { callNumbers } from './call-numbers';
import { contrasts } from './colors';
import { drawings } from './drawings';
import { duplicates } from './duplicates';
import { claimFields, noHardcodedFacts, offerPrices } from './facts';
import { images } from './images';
import { links, neededFields, pageParts } from './links';
import { namedThings, ownNames } from './names';
import { pictures } from './pictures';
import { references } from './references';
import type { Rule } from './rule';
import { bodies, finishedTexts } from './texts';
import { variants } from './variants';

/** The rules that a build requires, beyond the schemas. */
export const rules: readonly Rule[] = [
  fileNames,
  namedThings,
  ownNames,
  duplicates,
  links,
  pageParts,
  neededFields,
  variants,
  references,
  finishedTexts,
  bodies,
  pictures,
  images,
  drawings,
  callNumbers,
  contrasts,
  places,
  noHardcodedFacts,
  claimFields,
  offerPrices,
];
