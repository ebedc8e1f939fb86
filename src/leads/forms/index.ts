import type { FormDefinition } from '../types';
import { contact } from './contact';
import { landingLong } from './landing-long';
import { landingShort } from './landing-short';
import { quote } from './quote';

/** Every form family by its name: what an island looks up with `config.family`. */
export const formDefinitions = {
  quote,
  contact,
  landingLong,
  landingShort,
} satisfies Record<string, FormDefinition>;
