import type { FormDefinition, LeadFormConfig } from './types';

/**
 * The payload fields that no visitor types and that are known at build time, for hidden inputs: they make a form
 * that is posted without script, or kept until there is one (`kept-form.ts`), say where it came from.
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
