import { formDefinitions } from '@/leads/forms';
import type { LeadRecord } from '@/leads/outbox';
import { UNTRIED } from '@/leads/retry';
import type {
  FieldName,
  FormFamily,
  LeadFormConfig,
  LeadPayload,
  PayloadContext,
  Settlement,
} from '@/leads/types';

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

/** A lead that waits, with nothing but what every family sends. */
export const recordOf = (form: FormFamily, changes: Partial<LeadRecord> = {}): LeadRecord => {
  const { payload = { phone: answers.phone, timestamp: context.now.toISOString() }, ...others } = changes;
  return {
    ...UNTRIED,
    id: 'said',
    place: 'a1',
    form,
    body: JSON.stringify(payload),
    payload,
    created: context.now.getTime(),
    pressedAt: 0,
    ...others,
  };
};

/** The page and the source of `families`. */
export const place = { page: 'Sewer Line Services', source: 'toilet_help_landing' };

/** A payload with `answers` from that page, in the order of its names. */
const payloadOf = (names: string, source = place.source): LeadPayload => {
  const values = {
    ...answers,
    consent: true,
    timestamp: '2026-11-20T15:04:05.678Z',
    page: place.page,
    source,
    triggered_from: 'https://plumber.example.com',
  };
  return Object.fromEntries(names.split(' ').map((name) => [name, values[name as keyof typeof values]]));
};

const toastIfKept: Record<Settlement, string[]> = {
  delivered: ["success toast 'Sent'", 'clear'],
  queued: ["success toast 'Sent'", 'clear'],
  unreachable: ["success toast 'Sent'", 'clear'],
  unsaved: ["destructive toast 'Error'"],
};

/** What the form of a family is to be. */
interface ExpectedForm {
  /** Its controls: name, type, whether an answer is required, rows, what autofill may put there. */
  controls: string[];
  /** What it sends after `answers` on the page `place`, in the order that the automation expects. */
  payload: LeadPayload;
  /** What the visitor sees, by what the first attempt to send came to. */
  outcomes: Record<Settlement, string[]>;
}

/** What the forms of each family are to be. */
export const families: Record<FormFamily, ExpectedForm> = {
  quote: {
    controls: [
      'firstName text required given-name',
      'lastName text required family-name',
      'phone tel required tel',
      'email email required email',
      'address textarea required 1 street-address',
      'service select required',
      'details textarea optional 4',
      'consent checkbox required',
    ],
    payload: payloadOf(
      'firstName lastName phone email address service details consent timestamp source triggered_from',
      'quote_form',
    ),
    outcomes: toastIfKept,
  },
  contact: {
    controls: [
      'fullName text required name',
      'phone tel required tel',
      'email email required email',
      'service select required',
      'preferredDate date optional',
      'message textarea required 4',
      'consent checkbox required',
    ],
    payload: payloadOf(
      'firstName lastName fullName email phone service preferredDate message timestamp source triggered_from',
      'contact_form',
    ),
    outcomes: {
      delivered: ['thanks', "success toast 'Sent'", '/thank-you after 1000 ms'],
      queued: ['thanks', "success toast 'Sent'", '/thank-you after 1000 ms'],
      unreachable: ["destructive toast 'Error'"],
      unsaved: ["destructive toast 'Error'"],
    },
  },
  landingLong: {
    controls: [
      'fullName text required name',
      'phone tel required tel',
      'email email required email',
      'service select required',
    ],
    payload: payloadOf('fullName phone email service timestamp page'),
    outcomes: {
      delivered: ['/thank-you after 0 ms'],
      queued: ['/thank-you after 0 ms'],
      unreachable: [],
      unsaved: [],
    },
  },
  landingShort: {
    controls: ['firstName text required name', 'phone tel required tel', 'service select required'],
    payload: payloadOf('firstName phone service timestamp source triggered_from'),
    outcomes: toastIfKept,
  },
};
