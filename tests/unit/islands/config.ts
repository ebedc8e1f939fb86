import { formDefinitions } from '@/leads/forms';
import type { FormFamily, LeadFormConfig } from '@/leads/types';

/** A form of a family as a page would configure it, for tests. */
export function formConfig(family: FormFamily, overrides: Partial<LeadFormConfig> = {}): LeadFormConfig {
  const { fields, words } = formDefinitions[family];
  return {
    id: `${family}-form`,
    family,
    title: 'GET YOUR QUOTE',
    intro: 'We call you back.',
    fields: fields.map(({ name }) => ({ name, label: `Label of ${name}` })),
    options: [
      { value: 'drain-cleaning', label: 'Drain Cleaning' },
      { value: 'water-heater', label: 'Water Heater' },
    ],
    selectPlaceholder: 'Select service',
    submitLabel: 'Send',
    pendingLabel: 'Sending...',
    toasts: {
      success: { title: 'Sent', text: 'We call you.' },
      failure: { title: 'Error', text: 'Please call.' },
    },
    ...(words.includes('thanks') && {
      thanks: { heading: 'THANK YOU!', text: 'We got it.', againLabel: 'Send Another Message' },
    }),
    ...(words.includes('page') && { page: 'Plumbing Services' }),
    ...(words.includes('source') && { source: 'lead_gen_landing' }),
    ...overrides,
  };
}
