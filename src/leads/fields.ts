import { formWords } from './form-words';
import { HONEYPOT_NAME } from './names';
import type {
  FieldErrors,
  FormDefinition,
  FormField,
  FormValues,
  LeadFormConfig,
  LeadFormSettings,
} from './types';

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
