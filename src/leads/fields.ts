import { HONEYPOT_NAME } from './names';
import { type FormDefinition, type FormField, type FormValues, type LeadFormConfig } from './types';

/**
 * Joins a family's controls with the texts of a page, in the page's order. The content check makes sure that each
 * text has its control.
 */
export function resolveFields(definition: FormDefinition, config: LeadFormConfig): FormField[] {
  return config.fields.flatMap((text) => {
    const field = definition.fields.find(({ name }) => name === text.name);
    return field ? { ...field, ...text } : [];
  });
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
 * sent even where the form is posted without script, or kept until there is one (`kept-form.ts`).
 * @param origin the site's public origin, without a trailing slash
 */
export function hiddenFields(
  definition: FormDefinition,
  config: LeadFormConfig,
  origin: string,
): [name: string, value: string][] {
  const { page, source } = config;
  const payload = definition.buildPayload({}, { page, source, origin, now: new Date(0) });
  return ['source', 'page', 'triggered_from'].flatMap((name): [string, string][] => {
    const value = payload[name];
    return typeof value === 'string' ? [[name, value]] : [];
  });
}
