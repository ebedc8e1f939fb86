import type { FormDefinition } from '../types';
import {
  LONGEST_TEXT,
  consentField,
  emailField,
  input,
  keptIsSuccess,
  missingFields,
  origin,
  phoneField,
  serviceField,
  text,
  texts,
  thankYouAfter,
  withOptional,
} from './parts';

const fields: FormDefinition['fields'] = [
  input('firstName', 'given-name'),
  input('lastName', 'family-name'),
  phoneField,
  emailField,
  // Its autofill value has several lines, so the HTML standard allows it on a textarea only.
  {
    name: 'address',
    control: 'textarea',
    autoComplete: 'street-address',
    rows: 1,
    maxLength: 200,
    required: true,
  },
  serviceField,
  { name: 'details', control: 'textarea', rows: 4, maxLength: LONGEST_TEXT, required: false },
  consentField,
];

/** The main-site quote form: dialog, home page form, free-estimate form. */
export const quote: FormDefinition = {
  words: ['success', 'failure'],
  mayRedirectOnSubmit: true,
  webhook: 'quote',
  transport: 'no-cors',
  validation: 'browser',
  fields,
  validate: (values, words) => missingFields(fields, values, words),
  buildPayload: (values, context) =>
    withOptional(
      {
        ...texts(values, 'firstName', 'lastName', 'phone', 'email', 'address', 'service', 'details'),
        consent: text(values, 'consent') !== '',
        ...origin(context, 'quote_form'),
      },
      context,
    ),
  effects: (settlement, config) => {
    if (config.placement === 'dialog')
      return keptIsSuccess(settlement, config, [{ kind: 'closeDialog' }, thankYouAfter(100)]);
    return keptIsSuccess(settlement, config, config.redirectOnSubmit ? [thankYouAfter(0)] : undefined);
  },
};
