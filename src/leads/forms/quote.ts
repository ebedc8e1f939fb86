import type { FormDefinition } from '../types';
import {
  LONGEST_TEXT,
  consentField,
  emailField,
  firstNameField,
  input,
  keptIsSuccess,
  missingFields,
  origin,
  phoneField,
  serviceField,
  text,
  texts,
  thankYouAfter,
  withAttribution,
} from './parts';

const fields: FormDefinition['fields'] = [
  firstNameField,
  input('lastName', 'family-name'),
  phoneField,
  emailField,
  // 'street-address' is a multi-line value, which the HTML standard allows on a textarea only.
  input('address', 'address-line1', 200),
  serviceField,
  { name: 'details', control: 'textarea', rows: 4, maxLength: LONGEST_TEXT, required: false },
  consentField,
];

/** The main-site quote form: dialog, home page form, free-estimate form (specification sections 3, 4, 5, 8). */
export const quote: FormDefinition = {
  words: ['success', 'failure'],
  mayRedirectOnSubmit: true,
  webhook: 'quote',
  transport: 'no-cors',
  validation: 'browser',
  fields,
  validate: (values) => missingFields(fields, values),
  buildPayload: (values, context) =>
    withAttribution(
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
