import { readAttribution } from './attribution';
import { writeItem, EVENT_PREFIX } from './storage';

/** An event's parameters; only `user_data` is an object. */
export type EventParameters = Record<string, string | number | object>;

/** The tracker's one function. */
type Gtag = (command: 'event', name: string, parameters: EventParameters) => void;

/** Two presses of a phone number within this time are one call, in milliseconds. */
const SAME_CALL_MS = 10_000;

/** The tracker, where the page or the host page has loaded it. */
export const tracker = (): Gtag | undefined => (window as { gtag?: Gtag }).gtag;

/** Passes an event to the tracker, if there is one. Never throws: an error in the tracker must not stop a call. */
export function reportEvent(name: string, parameters: EventParameters): void {
  try {
    // Only builds that load a tag have the code that keeps events for it (`import.meta.env` is known to the bundler).
    if (import.meta.env.PUBLIC_GOOGLE_TAG_ID || import.meta.env.PUBLIC_ADS_CONVERSION_ID)
      storeEvent(name, parameters);
    else tracker()?.('event', name, parameters);
  } catch {
    // Not ours to mend, and nothing that the visitor can do about it.
  }
}

let calledAt = -Infinity;

/**
 * Reports a call from a paid page: event 'conversion', value 1 in USD, with the landing
 * page's version in a split test.
 * @param conversionId the conversion action `AW-…/label`, where the site has one
 */
export function reportPhoneConversion(conversionId?: string): void {
  const now = Date.now();
  if (Math.abs(now - calledAt) < SAME_CALL_MS) return;
  calledAt = now;
  const variant = readAttribution()?.last.variant;
  reportEvent('conversion', {
    ...(conversionId && { send_to: conversionId }),
    value: 1,
    currency: 'USD',
    ...(variant && { variant }),
    // Google counts events with the same id once: this one may be sent again from the next page (`waiting-events.ts`).
    ...(import.meta.env.PUBLIC_GOOGLE_TAG_ID || import.meta.env.PUBLIC_ADS_CONVERSION_ID
      ? { transaction_id: `call-${now}-${String(Math.random()).slice(2, 8)}` }
      : {}),
  });
}

/** Set by `waiting-events.ts` once the tag is there, which keeps that code out of the script that every page runs. */
export const reporter: { report?: (key: string) => void } = {};

/*
 * Events wait in `sessionStorage` for the tag: an event can hold what the visitor typed (`lead-events.ts`). After a form
 * or a phone link the page is often left before the tag, or its request, is there; then the next page of the tab tells
 * it. Blocked or full, an event is as safe as the page.
 */
function storeEvent(name: string, parameters: EventParameters): void {
  // Two requests that say the same to the tag are two events.
  const key = `${EVENT_PREFIX}${name}:${String(parameters.transaction_id ?? Date.now() + Math.random())}`;
  if (writeItem('sessionStorage', key, JSON.stringify([name, parameters]))) reporter.report?.(key);
  else tracker()?.('event', name, parameters);
}
