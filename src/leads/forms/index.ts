import type { FormDefinition, FormFamily } from '../types';
import { contact } from './contact';
import { landingLong } from './landing-long';
import { landingShort } from './landing-short';
import { quote } from './quote';

/** Every form family by its name, which content files, islands and waiting leads use. */
export const formDefinitions = {
  quote,
  contact,
  landingLong,
  landingShort,
} satisfies Record<string, FormDefinition>;

/** The names of all form families. */
export const formFamilies = Object.keys(formDefinitions) as FormFamily[];
