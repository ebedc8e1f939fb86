import type { FormDefinition } from '../types';
import {
  inputField,
  succeedIfKept,
  findMissing,
  originOf,
  phoneField,
  serviceField,
  textsOf,
  withOptional,
} from './parts';

const fields: FormDefinition['fields'] = [
  // The short forms ask for 'Your full name' in one control.
  inputField('firstName', 'name'),
  phoneField,
  serviceField,
];

/** The call-back form of the short lead pages. */
export const landingShort: FormDefinition = {
  words: ['success', 'failure', 'source'],
  webhook: 'lead',
  // As the main site's: errors of a send are not visible, and it counts as delivered.
  transport: 'no-cors',
  validation: 'browser',
  fields,
  validate: (values, words) => findMissing(fields, values, words),
  buildPayload: (values, context) =>
    withOptional(
      {
        ...textsOf(values, 'firstName', 'phone', 'service'),
        ...originOf(context, context.source ?? ''),
      },
      context,
    ),
  effects: succeedIfKept,
};
