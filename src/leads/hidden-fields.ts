import type { FormDefinition, LeadFormConfig } from './types';

/** What a page does at build time with a form: nothing here is sent to a browser. */

/**
 * Stops the build when a page's form does not fit its family.
 * @throws Error when the page has no text for a control of the family, has one for a control that the family lacks,
 * gives an option without a value (specification section 5), or misses a label that the payload or a step needs
 */
export function checkForm(definition: FormDefinition, config: LeadFormConfig): void {
  const fail = (what: string): never => {
    throw new Error(`The form '${config.id}' (${definition.family}) ${what}.`);
  };
  const known = definition.fields.map(({ name }) => name);
  const given = config.fields.map(({ name }) => name);
  const missing = known.filter((name) => !given.includes(name));
  const unknown = given.filter((name) => !known.includes(name));
  const twice = given.filter((name, index) => given.indexOf(name) !== index);
  if (missing.length) fail(`has no text for ${missing.join(', ')}`);
  if (unknown.length) fail(`has a text for ${unknown.join(', ')}, which is not a field of this family`);
  if (twice.length) fail(`has two texts for ${twice.join(', ')}`);
  if (!config.options.length) fail('has no service option');
  if (config.options.some(({ value }) => !value)) fail('has a service option without a value');
  if (config.selected && !config.options.some(({ value }) => value === config.selected)) {
    fail(`selects '${config.selected}', which is not one of its options`);
  }
  if (definition.family === 'landingLong' && !config.page) fail(`has no page label`);
  if (definition.family === 'landingShort' && !config.source) fail(`has no source`);
  if (definition.family === 'contact' && !config.thanks) fail(`has no texts for its thank-you state`);
}

/**
 * The payload fields that no visitor types and that are known at build time, for hidden inputs: they make a form
 * that is posted without script say where it came from.
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
