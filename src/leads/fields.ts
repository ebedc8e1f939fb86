import {
  HONEYPOT_NAME,
  type FieldErrors,
  type FormDefinition,
  type FormField,
  type FormValues,
  type LeadFormConfig,
  type LeadFormSettings,
  type FormWords,
} from './types';
import { fetchPageData, isHere, pageData } from '../lib/page-data';
import { checkPhone } from '../lib/phone';

/** Joins a family's controls, in their order, with the texts of a form. The form's schema makes sure that each has one. */
export function resolveFields(definition: FormDefinition, config: LeadFormConfig): FormField[] {
  return definition.fields.map(
    (field) =>
      ({
        ...field,
        ...config.fields.find(({ name }) => name === field.name),
        ...(field.name === 'consent' && config.consentOptional && { required: false }),
      }) as FormField,
  );
}

/** What is wrong with a form's values, by the rules of its family and the settings of the form. */
export function validateForm(
  definition: FormDefinition,
  values: FormValues,
  { consentOptional }: Pick<LeadFormSettings, 'consentOptional'>,
): FieldErrors {
  const errors = definition.validate(values, formWords());
  if (consentOptional) delete errors.consent;
  return errors;
}

/** Reads the controls of a submitted form; what is not a field of the family is left out. */
export function readValues(data: FormData, definition: FormDefinition): FormValues {
  const read = (name: string) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  const values: FormValues = { honeypot: read(HONEYPOT_NAME) };
  for (const { name } of definition.fields) values[name] = read(name);
  return values;
}

/**
 * The payload fields that the visitor does not type and that are known at build time. As hidden inputs they are
 * sent even where the form is posted without script, or kept until there is one (`pending-form.ts`).
 * @param origin the site's public origin, without a trailing slash
 */
export function hiddenFields(
  definition: FormDefinition,
  config: LeadFormConfig,
  origin: string,
): [name: string, value: string][] {
  const { page, source, language } = config;
  const payload = definition.buildPayload({}, { page, source, language, origin, now: new Date(0) });
  return ['source', 'page', 'triggered_from', 'language'].flatMap((name): [string, string][] => {
    const value = payload[name];
    return typeof value === 'string' ? [[name, value]] : [];
  });
}

/**
 * A field's text without what nobody can see (marks of writing direction, zero-width spaces), which chats and web pages
 * leave in what is copied; an e-mail address also without spaces of any kind around it and the punctuation of its sentence.
 * Joiners of letters stay in other texts: names and emojis need them.
 */
export const cleanText = (name: string, text: string): string =>
  text.replace(name === 'email' ? /^[\s\p{Cf}]+|\p{Cf}|[\s.,;\p{Cf}]+$/gu : /(?![\u200C\u200D])\p{Cf}/gu, '');

/** Today's date on the visitor's device, as a date control writes it: 2026-11-20. */
export function today(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

/** The id of the element with what every form can say. */
const WORDS = 'form-words';

/** What every form can say (`layouts/frame/UndeliveredNotice.astro`), once it is fetched: `fetchFormWords`. */
export const formWords = (): FormWords => pageData<FormWords>(WORDS) ?? ({} as FormWords);

/** Fetches what every form can say. */
export const fetchFormWords = (): Promise<unknown> => fetchPageData(WORDS);

/** Whether it is there. */
export const hasFormWords = (): boolean => isHere(WORDS);

/** The question about a phone number that cannot be called; '' for all others. */
export function phoneQuestion(phone = ''): string {
  const doubt = checkPhone(phone);
  return doubt ? formWords().phone[doubt.reason].replace('{digits}', String(doubt.digits)) : '';
}
