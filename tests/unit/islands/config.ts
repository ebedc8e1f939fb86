import type { FormFamily, LeadFormConfig } from '@/leads/types';
import { configOf } from '../leads/fixtures';

/** A form of a family with the words that its tests look for. */
export const formConfig = (family: FormFamily, overrides: Partial<LeadFormConfig> = {}): LeadFormConfig => {
  const { fields, thanks } = configOf(family);
  return configOf(family, {
    title: 'GET YOUR QUOTE',
    intro: 'We call you back.',
    fields: fields.map(({ name }) => ({ name, label: `Label of ${name}` })),
    pendingLabel: 'Sending...',
    toasts: {
      success: { title: 'Sent', text: 'We call you.' },
      failure: { title: 'Error', text: 'Please call.' },
    },
    ...(thanks && { thanks: { ...thanks, againLabel: 'Send Another Message' } }),
    ...overrides,
  });
};
