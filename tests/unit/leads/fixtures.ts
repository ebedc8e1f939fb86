import { formDefinitions } from '@/leads/forms';
import type { FieldName, FormFamily, LeadFormConfig, PayloadContext } from '@/leads/types';

/** A form as a page would pass it to an island, with the controls of its family and test texts. */
export function configOf(family: FormFamily, overrides: Partial<LeadFormConfig> = {}): LeadFormConfig {
  const { fields, words } = formDefinitions[family];
  return {
    id: `${family}-form`,
    family,
    ...(words.includes('page') && { page: 'Slab Leak Services' }),
    ...(words.includes('source') && { source: 'slab_leaks_landing' }),
    ...(words.includes('thanks') && {
      thanks: { heading: 'THANK YOU!', text: 'We have it.', againLabel: 'Again' },
    }),
    fields: fields.map(({ name }) => ({ name, label: name })),
    options: [
      { value: 'slab-leak', label: 'Slab Leak Repair' },
      { value: 'other', label: 'Other Services' },
    ],
    selectPlaceholder: 'Select service',
    submitLabel: 'Send',
    pendingLabel: 'Submitting...',
    toasts: {
      success: { title: 'Sent', text: 'We will call.' },
      failure: { title: 'Error', text: 'Call us at (972) 555-0100.' },
    },
    ...overrides,
  };
}

/** A homeowner's answers, for every control that any family has. That of a select is one of the options above. */
export const answers = {
  firstName: 'Rosa',
  lastName: 'Delgado',
  fullName: 'Rosa Delgado',
  phone: '(214) 555-0142',
  email: 'rosa@example.org',
  address: '4120 Gaston Ave, Dallas',
  service: 'slab-leak',
  details: 'Warm spot on the kitchen floor',
  message: 'There is a warm spot on the kitchen floor.',
  preferredDate: '2026-12-01',
  consent: 'on',
} satisfies Record<FieldName, string>;

/** The moment and place of a press. */
export const context: PayloadContext = {
  origin: 'https://plumber.example.com',
  now: new Date('2026-11-20T15:04:05.678Z'),
};
