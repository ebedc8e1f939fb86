import { cleanText } from '../fields';
import { latinDigits } from '../../lib/phone';
import type {
  Effect,
  FieldDefinition,
  FieldErrors,
  FieldName,
  FormWords,
  FormValues,
  LeadFormSettings,
  LeadPayload,
  PayloadContext,
  Settlement,
  ToastText,
} from '../types';

/** Small parts that the form definitions share. */

/** The whole name in one control, as `fullName`. */
export const fullNameField = inputField('fullName', 'name');
/** Phone: a tel input without a pattern, so that '(214) 555-0100' and '+1 214…' both pass. */
export const phoneField: FieldDefinition = {
  ...inputField('phone', 'tel'),
  type: 'tel',
  inputMode: 'tel',
};
/** E-mail: the browser checks its shape. */
export const emailField: FieldDefinition = {
  // RFC 5321, 4.5.3.1.3: no address is longer.
  ...inputField('email', 'email', 254),
  type: 'email',
  inputMode: 'email',
};
/** The service: the browser's own select. */
export const serviceField: FieldDefinition = { name: 'service', control: 'select', required: true };
/** Agreement to be contacted; never ticked beforehand. */
export const consentField: FieldDefinition = { name: 'consent', control: 'checkbox', required: true };

/** A required one-line text control. @param maxLength in characters */
export function inputField(
  name: FieldDefinition['name'],
  autoComplete: string,
  maxLength = 120,
): FieldDefinition {
  return { name, control: 'input', type: 'text', autoComplete, required: true, maxLength };
}

/** The longest text that a visitor may write about the work, in characters: some four pages. */
export const LONGEST_TEXT = 10_000;

/**
 * A value as it is checked and sent: without what nobody can see and without the spaces around it, '' where the control is
 * empty or absent; a phone number with digits that every program can dial.
 */
export function textOf(values: FormValues, name: keyof FormValues): string {
  const written = cleanText(name, values[name] ?? '').trim();
  return name === 'phone' ? latinDigits(written) : written;
}

/** Values as they are sent, under their own names and in the order given. */
export function textsOf(values: FormValues, ...names: FieldDefinition['name'][]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, textOf(values, name)]));
}

/**
 * Repeats the browser's own checks, because `required` accepts a field of spaces, `maxlength` does not limit what
 * a script writes, and a script can submit a form unchecked.
 */
export function findMissing(
  fields: readonly FieldDefinition[],
  values: FormValues,
  words: FormWords,
): FieldErrors {
  const errors: FieldErrors = findTooLong(fields, values, words);
  const missing: Partial<Record<FieldName, string>> = { ...words.contact, ...words.missing };
  for (const { name, required } of fields) {
    if (required && !textOf(values, name)) errors[name] = missing[name] ?? words.required;
  }
  return errors;
}

/** A message for each field whose text is longer than its control allows. */
export function findTooLong(
  fields: readonly FieldDefinition[],
  values: FormValues,
  words: FormWords,
): FieldErrors {
  const errors: FieldErrors = {};
  for (const { name, maxLength = Infinity } of fields) {
    // Counted as the control does: a line break is one character.
    const { length } = (values[name] ?? '').replace(/\r\n/g, '\n');
    if (length > maxLength)
      errors[name] = words.tooLong.replace(
        '{count}',
        maxLength.toLocaleString(document.documentElement.lang || []),
      );
  }
  return errors;
}

/** The last fields of most payloads, in their order: when and where the lead was made. */
export function originOf(
  { now, origin: triggered_from }: PayloadContext,
  source: string,
): Record<string, string> {
  return { timestamp: now.toISOString(), source, triggered_from };
}

/** Adds the optional fields of a payload. */
export function withOptional(
  payload: Record<string, string | boolean>,
  { attribution, language }: PayloadContext,
): LeadPayload {
  return { ...payload, ...(language && { language }), ...(attribution && { attribution }) };
}

/** The step to the thank-you page, the only page that a form leads to; its address is the first language's. */
export function thankYouAfter(afterMs: number): Effect {
  return { kind: 'redirect', to: '/thank-you', afterMs };
}

/**
 * The outcome of a family that counts a send that fails as success. The outbox has kept the
 * lead and sends it again, so the failure is shown only where it could not be kept.
 * @param success what the form does then; by default it says so and empties its controls
 */
export function succeedIfKept(
  settlement: Settlement,
  { toasts }: LeadFormSettings,
  success: Effect[] = [...toastEffects('success', toasts.success), { kind: 'clear' }],
): Effect[] {
  return settlement === 'unsaved' ? toastEffects('destructive', toasts.failure) : success;
}

/** A notification, where the page's content has a text for it. */
export function toastEffects(tone: 'success' | 'destructive', words: ToastText | undefined): Effect[] {
  return words ? [{ kind: 'toast', tone, toast: words }] : [];
}
