import type { FormDefinition } from '../types';
import {
  firstNameField,
  keptIsSuccess,
  missingFields,
  origin,
  phoneField,
  serviceField,
  texts,
  withAttribution,
} from './parts';

const fields: FormDefinition['fields'] = [firstNameField, phoneField, serviceField];

/** The call-back form of the short lead pages (specification sections 3, 4, 5, 8). */
export const landingShort: FormDefinition = {
  words: ['success', 'failure', 'source'],
  webhook: 'lead',
  // Section 8: 'send errors are swallowed and counted as success', which is the main site's unreadable send.
  transport: 'no-cors',
  validation: 'browser',
  fields,
  validate: (values) => missingFields(fields, values),
  buildPayload: (values, context) =>
    withAttribution(
      {
        ...texts(values, 'firstName', 'phone', 'service'),
        ...origin(context, context.source ?? ''),
      },
      context,
    ),
  effects: keptIsSuccess,
};
