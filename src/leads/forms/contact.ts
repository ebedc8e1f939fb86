import { $ZodCustom, safeParse } from 'zod/v4/core';
import { today } from '../fields';
import type { FieldErrors, FieldName, FormDefinition, FormWords } from '../types';
import {
  LONGEST_TEXT,
  consentField,
  emailField,
  fullNameField,
  originOf,
  phoneField,
  serviceField,
  textOf,
  textsOf,
  thankYouAfter,
  toastEffects,
  findTooLong,
  withOptional,
} from './parts';

const fields: FormDefinition['fields'] = [
  fullNameField,
  phoneField,
  emailField,
  serviceField,
  { name: 'preferredDate', control: 'input', type: 'date', required: false },
  { name: 'message', control: 'textarea', rows: 4, minLength: 20, maxLength: LONGEST_TEXT, required: true },
  consentField,
];

/**
 * A rule for a field's trimmed text. Without `holds`: that it is not empty.
 * @param error the name of its message
 */
const rule = (error: keyof FormWords['contact'], holds: (text: string) => unknown = Boolean) =>
  new $ZodCustom({
    type: 'custom',
    check: 'custom',
    fn: (text) => holds(text as string),
    error: () => error,
  });

/**
 * Each field's rules, in order; the first that fails is the field's message. Zod's
 * string and object schemas would cost 2 KB more, and objects probe for `eval`, which a content security policy
 * reports.
 */
const rules = {
  fullName: [rule('fullName')],
  phone: [rule('phone')],
  email: [rule('email'), rule('emailForm', (text) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text))],
  service: [rule('service')],
  preferredDate: [rule('preferredDate', (day) => !day || day >= today())],
  message: [rule('message', ({ length }) => length >= 20)],
  consent: [rule('consent')],
};

/** The contact page's form. */
export const contact: FormDefinition = {
  words: ['success', 'failure', 'thanks'],
  webhook: 'contact',
  // As the main site's: any send that does not throw counts as delivered.
  transport: 'no-cors',
  validation: 'messages',
  fields,
  validate: (values, words) => {
    const errors: FieldErrors = findTooLong(fields, values, words);
    for (const [name, schemas] of Object.entries(rules) as [FieldName, (typeof rules)['phone']][]) {
      const failed = schemas.flatMap((schema) => safeParse(schema, textOf(values, name)).error?.issues ?? []);
      if (failed[0]) errors[name] = words.contact[failed[0].message as keyof FormWords['contact']];
    }
    return errors;
  },
  buildPayload: (values, context) => {
    const fullName = textOf(values, 'fullName');
    const [firstName = '', ...rest] = fullName.split(/\s+/);
    return withOptional(
      {
        firstName,
        lastName: rest.join(' '),
        fullName,
        // Optional for the visitor, but always sent: '' where none was chosen.
        ...textsOf(values, 'email', 'phone', 'service', 'preferredDate', 'message'),
        ...originOf(context, 'contact_form'),
      },
      context,
    );
  },
  effects: (settlement, { toasts: { success, failure } }) => {
    if (settlement === 'unreachable' || settlement === 'unsaved') {
      return toastEffects('destructive', failure);
    }
    return [{ kind: 'thanks' }, ...toastEffects('success', success), thankYouAfter(1000)];
  },
};
