import type { FormDefinition } from '../types';
import {
  LONGEST_TEXT,
  consentField,
  emailField,
  inputField,
  succeedIfKept,
  findMissing,
  originOf,
  phoneField,
  serviceField,
  textOf,
  textsOf,
  thankYouAfter,
  withOptional,
} from './parts';

const fields: FormDefinition['fields'] = [
  inputField('firstName', 'given-name'),
  inputField('lastName', 'family-name'),
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
  validate: (values, words) => findMissing(fields, values, words),
  buildPayload: (values, context) =>
    withOptional(
      {
        ...textsOf(values, 'firstName', 'lastName', 'phone', 'email', 'address', 'service', 'details'),
        consent: textOf(values, 'consent') !== '',
        ...originOf(context, 'quote_form'),
      },
      context,
    ),
  effects: (settlement, config) => {
    if (config.placement === 'dialog')
      return succeedIfKept(settlement, config, [{ kind: 'closeDialog' }, thankYouAfter(100)]);
    return succeedIfKept(settlement, config, config.redirectOnSubmit ? [thankYouAfter(0)] : undefined);
  },
};
