import type { FieldName, FormFamily, LeadFormConfig } from '@/leads/types';

const names: Record<FormFamily, FieldName[]> = {
  quote: ['firstName', 'lastName', 'phone', 'email', 'address', 'service', 'details', 'consent'],
  contact: ['fullName', 'phone', 'email', 'service', 'preferredDate', 'message', 'consent'],
  landingLong: ['fullName', 'phone', 'email', 'service'],
  landingShort: ['firstName', 'phone', 'service'],
};

/** A form of a family as a page would configure it, for tests. */
export function formConfig(family: FormFamily, overrides: Partial<LeadFormConfig> = {}): LeadFormConfig {
  return {
    id: `${family}-form`,
    family,
    title: 'GET YOUR QUOTE',
    intro: 'We call you back.',
    fields: names[family].map((name) => ({ name, label: `Label of ${name}` })),
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
    ...(family === 'contact' && {
      thanks: { heading: 'THANK YOU!', text: 'We got it.', againLabel: 'Send Another Message' },
    }),
    ...(family === 'landingLong' && { page: 'Plumbing Services' }),
    ...(family === 'landingShort' && { source: 'lead_gen_landing' }),
    ...overrides,
  };
}
