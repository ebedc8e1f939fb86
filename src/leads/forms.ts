import { $ZodCustom, safeParse } from 'zod/v4/core';
import { cleanText, today } from './fields';
import { latinDigits } from '../lib/phone';
import type {
  Effect,
  FieldDefinition,
  FieldErrors,
  FieldName,
  FormDefinition,
  FormFamily,
  FormValues,
  FormWords,
  LeadFormSettings,
  PayloadContext,
  Settlement,
  ToastText,
} from './types';

/** A required one-line text control. @param maxLength in characters */
const inputField = (name: FieldName, autoComplete: string, maxLength = 120): FieldDefinition => ({
  name,
  control: 'input',
  type: 'text',
  autoComplete,
  required: true,
  maxLength,
});
const fullName = inputField('fullName', 'name');
/** A tel input without a pattern, so that '(214) 555-0100' and '+1 214…' both pass. */
const phone: FieldDefinition = { ...inputField('phone', 'tel'), type: 'tel', inputMode: 'tel' };
/** RFC 5321, 4.5.3.1.3: no address is longer. */
const email: FieldDefinition = { ...inputField('email', 'email', 254), type: 'email', inputMode: 'email' };
const service: FieldDefinition = { name: 'service', control: 'select', required: true };
const consent: FieldDefinition = { name: 'consent', control: 'checkbox', required: true };

/** The longest text that a visitor may write about the work, in characters: some four pages. */
const LONGEST_TEXT = 10_000;

/**
 * A value as it is checked and sent: without what nobody can see and without the spaces around it, '' where the control is
 * empty or absent; a phone number with digits that every program can dial.
 */
function textOf(values: FormValues, name: FieldName): string {
  const written = cleanText(name, values[name] ?? '').trim();
  return name === 'phone' ? latinDigits(written) : written;
}

/** Values as they are sent, under their own names and in the order given. */
const textsOf = (values: FormValues, ...names: FieldName[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, textOf(values, name)]));

/** The last fields of most payloads, in their order: when and where the lead was made. */
const originOf = ({ now, origin: triggered_from }: PayloadContext, source = ''): Record<string, string> => ({
  timestamp: now.toISOString(),
  source,
  triggered_from,
});

/** The step to the thank-you page, the only page that a form leads to; its address is the first language's. */
const thankYouAfter = (afterMs: number): Effect => ({ kind: 'redirect', to: '/thank-you', afterMs });

/** A notification, where the page's content has a text for it. */
export function toastEffects(tone: 'success' | 'destructive', words: ToastText | undefined): Effect[] {
  return words ? [{ kind: 'toast', tone, toast: words }] : [];
}

/**
 * The outcome of a family that counts a send that fails as success. The outbox has kept the
 * lead and sends it again, so the failure is shown only where it could not be kept.
 * @param success what the form does then; by default it says so and empties its controls
 */
const succeedIfKept = (
  settlement: Settlement,
  { toasts }: LeadFormSettings,
  success: Effect[] = [...toastEffects('success', toasts.success), { kind: 'clear' }],
): Effect[] => (settlement === 'unsaved' ? toastEffects('destructive', toasts.failure) : success);

/** A message for each field whose text is longer than its control allows. */
function findTooLong(fields: readonly FieldDefinition[], values: FormValues, words: FormWords): FieldErrors {
  const errors: FieldErrors = {};
  for (const { name, maxLength = Infinity } of fields) {
    // Counted as the control does: a line break is one character.
    const { length } = (values[name] ?? '').replace(/\r\n/g, '\n');
    if (length <= maxLength) continue;
    const count = maxLength.toLocaleString(document.documentElement.lang || []);
    errors[name] = words.tooLong.replace('{count}', count);
  }
  return errors;
}

type Values = Parameters<FormDefinition['buildPayload']>;
type OwnPayload = (...given: Values) => Record<string, string | boolean>;

/**
 * A family. Its checks repeat the browser's own, because `required` accepts a field of spaces, `maxlength` does not limit
 * what a script writes, and a script can submit a form unchecked.
 * @param buildPayload without the fields that any payload may have
 */
const family = ({
  buildPayload,
  ...definition
}: Omit<FormDefinition, 'validate' | 'buildPayload'> & { buildPayload: OwnPayload }): FormDefinition => ({
  validate: (values, words) => {
    const errors = findTooLong(definition.fields, values, words);
    const missing: Partial<Record<FieldName, string>> = { ...words.contact, ...words.missing };
    for (const { name, required } of definition.fields)
      if (required && !textOf(values, name)) errors[name] = missing[name] ?? words.required;
    return errors;
  },
  buildPayload: (values, context) => {
    const { attribution, language } = context;
    return {
      ...buildPayload(values, context),
      ...(language && { language }),
      ...(attribution && { attribution }),
    };
  },
  ...definition,
});

/** The main-site quote form: dialog, home page form, free-estimate form. */
const quote = family({
  words: ['success', 'failure'],
  mayRedirectOnSubmit: true,
  webhook: 'quote',
  transport: 'no-cors',
  validation: 'browser',
  fields: [
    inputField('firstName', 'given-name'),
    inputField('lastName', 'family-name'),
    phone,
    email,
    // Its autofill value has several lines, so the HTML standard allows it on a textarea only.
    {
      name: 'address',
      control: 'textarea',
      autoComplete: 'street-address',
      rows: 1,
      maxLength: 200,
      required: true,
    },
    service,
    { name: 'details', control: 'textarea', rows: 4, maxLength: LONGEST_TEXT, required: false },
    consent,
  ],
  buildPayload: (values, context) => ({
    ...textsOf(values, 'firstName', 'lastName', 'phone', 'email', 'address', 'service', 'details'),
    consent: textOf(values, 'consent') !== '',
    ...originOf(context, 'quote_form'),
  }),
  effects: (settlement, config) => {
    if (config.placement === 'dialog')
      return succeedIfKept(settlement, config, [{ kind: 'closeDialog' }, thankYouAfter(100)]);
    return succeedIfKept(settlement, config, config.redirectOnSubmit ? [thankYouAfter(0)] : undefined);
  },
});

/** A rule for a field's trimmed text, without `holds` that it is not empty. @param error the name of its message */
const rule = (error: keyof FormWords['contact'], holds: (text: string) => unknown = Boolean) =>
  new $ZodCustom({
    type: 'custom',
    check: 'custom',
    fn: (text) => holds(text as string),
    error: () => error,
  });

/**
 * The rules of each field of the contact form, in order; the first that fails is the field's message. Zod's
 * string and object schemas would cost 2 KB more, and objects probe for `eval`, which a content security policy
 * reports.
 */
const contactRules = {
  fullName: [rule('fullName')],
  phone: [rule('phone')],
  email: [rule('email'), rule('emailForm', (text) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text))],
  service: [rule('service')],
  preferredDate: [rule('preferredDate', (day) => !day || day >= today())],
  message: [rule('message', ({ length }) => length >= 20)],
  consent: [rule('consent')],
};

const contactFields: FormDefinition['fields'] = [
  fullName,
  phone,
  email,
  service,
  { name: 'preferredDate', control: 'input', type: 'date', required: false },
  { name: 'message', control: 'textarea', rows: 4, minLength: 20, maxLength: LONGEST_TEXT, required: true },
  consent,
];

/** The contact page's form, which says its own messages. */
const contact: FormDefinition = {
  ...family({
    words: ['success', 'failure', 'thanks'],
    webhook: 'contact',
    // As the main site's: any send that does not throw counts as delivered.
    transport: 'no-cors',
    validation: 'messages',
    fields: contactFields,
    buildPayload: (values, context) => {
      const name = textOf(values, 'fullName');
      const [firstName = '', ...rest] = name.split(/\s+/);
      return {
        firstName,
        lastName: rest.join(' '),
        fullName: name,
        // Optional for the visitor, but always sent: '' where none was chosen.
        ...textsOf(values, 'email', 'phone', 'service', 'preferredDate', 'message'),
        ...originOf(context, 'contact_form'),
      };
    },
    effects: (settlement, { toasts: { success, failure } }) =>
      settlement === 'unreachable' || settlement === 'unsaved'
        ? toastEffects('destructive', failure)
        : [{ kind: 'thanks' }, ...toastEffects('success', success), thankYouAfter(1000)],
  }),
  validate: (values, words) => {
    const errors = findTooLong(contactFields, values, words);
    for (const [name, rules] of Object.entries(contactRules) as [
      FieldName,
      (typeof contactRules)['phone'],
    ][]) {
      const [failed] = rules.flatMap((schema) => safeParse(schema, textOf(values, name)).error?.issues ?? []);
      if (failed) errors[name] = words.contact[failed.message as keyof FormWords['contact']];
    }
    return errors;
  },
};

/** The form of the long-layout landing pages, inline and modal. */
const landingLong = family({
  // It says nothing when it was sent or failed.
  words: ['page'],
  webhook: 'landing',
  transport: 'cors-json',
  validation: 'browser',
  fields: [fullName, phone, email, service],
  buildPayload: (values, { now, page = '' }) => ({
    ...textsOf(values, 'fullName', 'phone', 'email', 'service'),
    timestamp: now.toISOString(),
    page,
  }),
  // Any answer completes the form; a send that throws is logged, the form returns to idle and says nothing.
  effects: (settlement) => (settlement === 'delivered' || settlement === 'queued' ? [thankYouAfter(0)] : []),
});

/** The call-back form of the short lead pages. */
const landingShort = family({
  words: ['success', 'failure', 'source'],
  webhook: 'lead',
  // As the main site's: errors of a send are not visible, and it counts as delivered.
  transport: 'no-cors',
  validation: 'browser',
  // The short forms ask for 'Your full name' in one control.
  fields: [inputField('firstName', 'name'), phone, service],
  buildPayload: (values, context) => ({
    ...textsOf(values, 'firstName', 'phone', 'service'),
    ...originOf(context, context.source),
  }),
  effects: succeedIfKept,
});

/** Every form family by its name. */
export const formDefinitions = { quote, contact, landingLong, landingShort } satisfies Record<
  FormFamily,
  FormDefinition
>;
