import { formDefinitions } from '../leads/forms';
import type { FieldText, LeadFormConfig } from '../leads/types';
import { isOtherLocale, languageOf } from './languages';
import { getFacts, getForm, getInterface, getLocalAddresses, getOptions } from './queries';
import { pagePath } from './paths';
import { resolveReferences } from './references';

/**
 * Joins a form's texts and options into its island's configuration.
 * @param overrides per place: an own id if the form is on the page twice, a preselected service
 */
export async function leadFormConfig(
  name: string,
  language: string | undefined,
  overrides: Partial<Pick<LeadFormConfig, 'id' | 'placement' | 'selected'>> = {},
): Promise<LeadFormConfig> {
  const [form, { now, parts }, facts] = await Promise.all([
    getForm(name, language),
    getInterface(language),
    getFacts(language),
  ]);
  const [reply, hour] = ['{{claim.reply}}', '{{claim.reply.hour}}'].map((claim) =>
    resolveReferences(claim, facts, name, { keepUnknown: true }),
  ) as [string, string];
  return {
    id: name,
    family: form.family,
    ...(form.page && { page: form.page }),
    ...(form.source && { source: form.source }),
    ...(form.consent?.required === false && { consentOptional: true }),
    ...(form.redirectOnSubmit && { redirectOnSubmit: true }),
    ...(isOtherLocale(languageOf(language)) && {
      language: languageOf(language),
      thankYou: (await getLocalAddresses(language)).get(pagePath('pages', 'thank-you')),
    }),
    title: form.title,
    ...(form.intro && { intro: form.intro }),
    // A form that begins with another reply time would say two.
    ...(!form.intro?.includes(reply) && { now: now.always }),
    ...(form.success?.text.includes(hour) && { hour: true }),
    stopTheWater: parts.stopTheWater,
    ...(form.note && { note: form.note }),
    fields: formDefinitions[form.family].fields.map(
      ({ name }) => ({ name, ...form.fields[name] }) as FieldText,
    ),
    options: form.options ? await getOptions(form.options, language) : [],
    selectPlaceholder: form.selectPlaceholder,
    submitLabel: form.submit,
    pendingLabel: form.submitting,
    toasts: {
      ...(form.success && { success: { title: form.success.title, text: form.success.text } }),
      ...(form.failure && { failure: form.failure }),
    },
    ...(form.success?.heading &&
      form.success.again && {
        thanks: {
          heading: form.success.heading,
          text: form.success.text,
          againLabel: form.success.again,
        },
      }),
    ...overrides,
  };
}
