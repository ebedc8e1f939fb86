import type { InterfaceWords, ServiceOption } from '../content/types';
import type { clickIds } from './click-ids';

/**
 * The types that pages, form islands and this folder share. Texts are content and travel in `LeadFormConfig`.
 * Which fields a family has, how they are checked, what is sent and what happens then is code: a `FormDefinition`
 * in `forms.ts`.
 */

/** The name of a form family. */
export type FormFamily = (typeof formFamilies)[number];

/** The owner's webhooks, one build-time address each (`PUBLIC_<KEY>_WEBHOOK_URL`). */
export type WebhookKey = 'quote' | 'landing' | 'contact' | 'lead';

/** The name of a control, which is also the payload field that it fills. */
export type FieldName = (typeof fieldNames)[number];

/**
 * How a lead travels. `no-cors`: JSON as text/plain, answer unreadable. `cors-json`: application/json, preflight,
 * answer read. `cors-text`: JSON as text/plain without preflight, answer read (the receiver must allow our origin).
 */
export type Transport = 'no-cors' | 'cors-json' | 'cors-text';

/** The texts of one control. The consent's label is the consent text. */
export interface FieldText {
  name: FieldName;
  label: string;
  placeholder?: string;
  hint?: string;
}

/** `destructive` tells of a failure. */
export type ToastTone = 'success' | 'destructive';

/** A notification's two lines. */
export interface ToastText {
  title: string;
  text: string;
  /** A separate line below the text: what happens next. */
  now?: string | undefined;
}

/** What a form shows instead of itself after a success. */
export interface ThanksText {
  heading: string;
  text: string;
  againLabel: string;
}

/** What any form can say. */
export type FormWords = InterfaceWords['forms'];

/**
 * What a form's island needs: JSON-serializable, with references already resolved. The island looks its
 * `FormDefinition` up by `family`.
 */
export interface LeadFormSettings {
  /** The form's `data-lead-form`, unique on its page, and the prefix of its control ids. */
  id: string;
  family: FormFamily;
  /** Payload field `page`, where the family has one ('Plumbing Services', …). */
  page?: string;
  /** Payload field `source`, where its form's file says it ('plumbing_help_landing', …). */
  source?: string;
  /** Payload field `language`, on a page of a further language, so that the office calls back in it. */
  language?: string;
  /** The thank-you page, where it is not the first language's. */
  thankYou?: string;
  placement?: 'dialog' | 'page';
  /** Whether a request can be sent without ticking the consent box; left out, it cannot. */
  consentOptional?: boolean;
  /** A success goes straight to the thank-you page, with no toast (`FormDefinition.mayRedirectOnSubmit`). */
  redirectOnSubmit?: boolean;
  submitLabel: string;
  pendingLabel: string;
  /** The toasts that the family's `words` name. */
  toasts: { success?: ToastText; failure?: ToastText };
}

/** Everything that a page needs to draw a form: the island's config and the words of its controls. */
export interface LeadFormConfig extends LeadFormSettings {
  /** The form's own heading, where a page lets it show one; always the dialog's title. */
  title?: string;
  /** A sentence under the heading; the dialog's description. */
  intro?: string;
  /**
   * What happens after sending, in a sentence that is always true; a script replaces it with a more precise one
   * (`browser/open-now-line.ts`).
   */
  now?: string;
  /** Its success promises a call within the hour: only then may its line name the time of that call. */
  hour?: boolean;
  /** The words of the link to the page that says how to shut the water off. */
  stopTheWater?: string;
  /** Small print under the button. */
  note?: string;
  /** Only if the family's `words` name it. */
  thanks?: ThanksText;
  fields: FieldText[];
  /** The choices of the family's select; empty if it has none. */
  options: ServiceOption[];
  /** Text of the select's empty, disabled first row. Not an option. */
  selectPlaceholder?: string | undefined;
  /** The option selected at first (a popular service's card); unset means none. */
  selected?: string;
}

/** How one control is built. The browser's own checks come from here. */
export interface FieldDefinition {
  name: FieldName;
  control: 'input' | 'select' | 'textarea' | 'checkbox';
  type?: 'text' | 'tel' | 'email' | 'date';
  inputMode?: 'text' | 'tel' | 'email';
  autoComplete?: string;
  required: boolean;
  rows?: number;
  minLength?: number;
  maxLength?: number;
}

/** A control with its attributes and its texts: what an island renders. */
export type FormField = FieldDefinition & Omit<FieldText, 'name'>;

/**
 * What the controls hold, as strings, the way the browser's `FormData` has them. A checkbox that is not ticked is
 * absent or ''. `honeypot` is the hidden control's text.
 */
export type FormValues = Partial<Record<FieldName | 'honeypot', string>>;

/** Messages by field, in the order of the form. Empty when nothing is wrong. */
export type FieldErrors = Partial<Record<FieldName, string>>;

/** One arrival from a campaign: its parameters, time (ISO), path on this site, and referring site. */
export interface Touch extends Partial<Record<(typeof clickIds)[number], string>> {
  at: string;
  path: string;
  /** Host of the referring page, where the browser tells it. */
  referrer?: string;
  /** Name of the landing page's file, where that is the second version of another one. */
  variant?: string;
  [parameter: `utm_${string}`]: string;
}

/** The first and the last campaign arrival; the one optional object in a payload. */
export interface Attribution {
  first: Touch;
  last: Touch;
}

/** What a payload is built from besides the values. */
export interface PayloadContext {
  page?: string;
  source?: string;
  language?: string;
  /** The site's origin, sent as `triggered_from`. */
  origin: string;
  /** The moment of the press, sent as `timestamp` (ISO). */
  now: Date;
  attribution?: Attribution;
}

/** A payload: flat, keys in the order that the owner's automations expect; `language` and `attribution` come last, if they are there. */
export type LeadPayload = Record<string, string | boolean | Attribution>;

/**
 * What the first attempt to send a lead came to.
 * - `delivered`: the send did not throw (`no-cors`), or the answer was 2xx (readable transports).
 * - `queued`: the webhook answered with an error, or another page is sending this lead; it is in storage.
 * - `unreachable`: the send threw (offline, refused, cut, timed out); the lead waits in storage.
 * - `unsaved`: not delivered, and this browser's storage is full or blocked, so it lives only while the page does.
 */
export type Settlement = 'delivered' | 'queued' | 'unreachable' | 'unsaved';

/** One step for an island to take, in the order given. Islands carry out these steps and decide nothing. */
export type Effect =
  | { kind: 'closeDialog' }
  | { kind: 'toast'; tone: ToastTone; toast: ToastText }
  | { kind: 'clear' }
  | { kind: 'thanks' }
  /** Go to an address of this site; never taken from input. */
  | { kind: 'redirect'; to: '/thank-you'; afterMs: number };

/** What the office tells a lead's duplicates by; its pictures are sent with it. */
export interface LeadKey {
  timestamp: string;
  /** As the payload has it. */
  phone: string;
  family: FormFamily;
}

/** What happened to a lead: the `detail` of an `OUTBOX_EVENT` (`outbox.ts`). Pictures follow it by its timestamp. */
export interface OutboxChange extends LeadKey {
  /** `late` is a delivery that the visitor no longer expects. */
  what: 'delivered' | 'late' | 'waiting' | 'expired' | 'deleted';
}

/** A form family: what it asks, how it is checked, what is sent, and what happens then. */
export interface FormDefinition {
  /**
   * The words that a form of this family has in `content/forms/` beyond those of every form: what it says on success
   * and failure, what it shows instead of itself (`thanks`), its payload's `page` or `source`.
   */
  words: readonly ('success' | 'failure' | 'thanks' | 'page' | 'source')[];
  /** True if a form of this family can say `redirectOnSubmit`, which `effects` then follows. */
  mayRedirectOnSubmit?: true;
  webhook: WebhookKey;
  /** The default; a build-time setting can replace it. */
  transport: Transport;
  /**
   * Who shows mistakes. `browser`: the native checks. `messages`: after hydration the island sets `noValidate` and
   * shows the messages of `validate` under the fields; without script the native checks remain.
   */
  validation: 'browser' | 'messages';
  /** The controls in the order in which a form shows them. */
  fields: readonly FieldDefinition[];
  /** Checks the values; the messages, in the words of the page, are in the order of the fields. */
  validate: (values: FormValues, words: FormWords) => FieldErrors;
  /** Builds exactly the keys that the owner's automation expects, in its order. */
  buildPayload: (values: FormValues, context: PayloadContext) => LeadPayload;
  /** What the visitor sees after sending; the table of all is `outcomes` in `tests/unit/leads/fixtures.ts`. */
  effects: (settlement: Settlement, config: LeadFormSettings) => Effect[];
}

/** Names of form families, which content files, islands and waiting leads use. `forms.ts` has a definition for each. */
export const formFamilies = ['quote', 'contact', 'landingLong', 'landingShort'] as const;

/** Names of controls, which are also the payload fields that they fill. */
export const fieldNames = [
  'firstName',
  'lastName',
  'fullName',
  'phone',
  'email',
  'address',
  'service',
  'details',
  'message',
  'preferredDate',
  'consent',
] as const;

/** The name of the hidden control. It matches no autofill heuristic, so it stays empty for real people. */
export const HONEYPOT_NAME = 'leaveEmpty';
