import type { FormDefinition, FormFamily } from '../types';
import { contact } from './contact';
import { landingLong } from './landing-long';
import { landingShort } from './landing-short';
import { quote } from './quote';

/** Every form family by its name. */
export const formDefinitions = {
  quote,
  contact,
  landingLong,
  landingShort,
} satisfies Record<FormFamily, FormDefinition>;
