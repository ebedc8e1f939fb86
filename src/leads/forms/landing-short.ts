import type { FormDefinition } from '../types';
import {
  input,
  keptIsSuccess,
  missingFields,
  origin,
  phoneField,
  serviceField,
  texts,
  withOptional,
} from './parts';

const fields: FormDefinition['fields'] = [
  // The short forms ask for 'Your full name' in one control.
  input('firstName', 'name'),
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
  validate: (values, words) => missingFields(fields, values, words),
  buildPayload: (values, context) =>
    withOptional(
      {
        ...texts(values, 'firstName', 'phone', 'service'),
        ...origin(context, context.source ?? ''),
      },
      context,
    ),
  effects: keptIsSuccess,
};
