import type { FormDefinition } from '../types';
import {
  emailField,
  fullNameField,
  missingFields,
  phoneField,
  serviceField,
  texts,
  thankYouAfter,
  withOptional,
} from './parts';

const fields: FormDefinition['fields'] = [fullNameField, phoneField, emailField, serviceField];

/** The form of the long-layout landing pages, inline and modal. */
export const landingLong: FormDefinition = {
  // It says nothing when it was sent or failed.
  words: ['page'],
  webhook: 'landing',
  transport: 'cors-json',
  validation: 'browser',
  fields,
  validate: (values, words) => missingFields(fields, values, words),
  buildPayload: (values, context) =>
    withOptional(
      {
        ...texts(values, 'fullName', 'phone', 'email', 'service'),
        timestamp: context.now.toISOString(),
        page: context.page ?? '',
      },
      context,
    ),
  // Any answer completes the form; a send that throws is logged, the form returns to idle and says nothing.
  effects: (settlement) => (settlement === 'delivered' || settlement === 'queued' ? [thankYouAfter(0)] : []),
};
