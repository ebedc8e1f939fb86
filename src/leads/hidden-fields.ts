import type { FormDefinition, LeadFormConfig } from './types';

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
