import type { FormDefinition } from '../types';
import {
  emailField,
  fullNameField,
  findMissing,
  phoneField,
  serviceField,
  textsOf,
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
  validate: (values, words) => findMissing(fields, values, words),
  buildPayload: (values, context) =>
    withOptional(
      {
        ...textsOf(values, 'fullName', 'phone', 'email', 'service'),
        timestamp: context.now.toISOString(),
        page: context.page ?? '',
      },
      context,
    ),
  // Any answer completes the form; a send that throws is logged, the form returns to idle and says nothing.
  effects: (settlement) => (settlement === 'delivered' || settlement === 'queued' ? [thankYouAfter(0)] : []),
};
