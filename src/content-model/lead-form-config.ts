import { formDefinitions } from '../leads/forms';
import type { FieldText, LeadFormConfig } from '../leads/types';
import { getForm, getOptions, getSite } from './queries';

/**
 * Joins a form's texts and options into its island's configuration.
 * @param name the form's file in `content/forms/`
 * @param overrides per place: an own id if the form is on the page twice, a preselected service
 */
export async function leadFormConfig(
  name: string,
  overrides: Partial<Pick<LeadFormConfig, 'id' | 'placement' | 'selected'>> = {},
): Promise<LeadFormConfig> {
  const [form, { now, stopTheWater }] = await Promise.all([getForm(name), getSite()]);
  return {
    id: name,
    family: form.family,
    ...(form.page && { page: form.page }),
    ...(form.source && { source: form.source }),
    ...(form.redirectOnSubmit && { redirectOnSubmit: true }),
    title: form.title,
    ...(form.intro && { intro: form.intro }),
    now: now.always,
    stopTheWater,
    ...(form.note && { note: form.note }),
    fields: formDefinitions[form.family].fields.map(
      ({ name }) => ({ name, ...form.fields[name] }) as FieldText,
    ),
    options: form.options ? await getOptions(form.options) : [],
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
