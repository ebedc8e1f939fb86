import { readAttribution } from './attribution';
import { readConsent } from './consent';
import { keysOf, readJson, removeItem, writeItem } from './storage';
import { EVENT_PREFIX } from './storage-keys';

/** An event's parameters; only `user_data` is an object. */
type EventParameters = Record<string, string | number | object>;

/** The tracker's one function, where the page or the host page has loaded it. */
type Gtag = (command: 'event', name: string, parameters: EventParameters) => void;

/** Two presses of a phone number within this time are one call, in milliseconds. */
const SAME_CALL_MS = 10_000;

const tracker = (): Gtag | undefined => (window as { gtag?: Gtag }).gtag;

/**
 * Passes an event to the tracker, if there is one. Never throws: an error in the tracker must not stop a call.
 */
export function reportEvent(name: string, parameters: EventParameters): void {
  try {
    // Only builds that load a tag have the code that keeps events for it (`import.meta.env` is known to the bundler).
    if (import.meta.env.PUBLIC_GOOGLE_TAG_ID || import.meta.env.PUBLIC_ADS_CONVERSION_ID)
      keep(name, parameters);
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
    // Google counts events with the same id once: this one may be sent again from the next page (`reportWaiting`).
    ...(import.meta.env.PUBLIC_GOOGLE_TAG_ID || import.meta.env.PUBLIC_ADS_CONVERSION_ID
      ? { transaction_id: `call-${now}-${String(Math.random()).slice(2, 8)}` }
      : {}),
  });
}

/*
 * Events wait in `sessionStorage` for the tag: an event can hold what the visitor typed (`lead-events.ts`). After a form
 * or a phone link the page is often left before the tag, or its request, is there; then the next page of the tab tells
 * it. Blocked or full, an event is as safe as the page.
 */
type StoredEvent = [name: string, parameters: EventParameters];

/** Events that this page has told the tag. */
const reported = new Set<string>();

let isThere = false;

function keep(name: string, parameters: EventParameters): void {
  // Two requests that say the same to the tag are two events.
  const key = `${EVENT_PREFIX}${name}:${String(parameters.transaction_id ?? Date.now() + Math.random())}`;
  if (!writeItem('sessionStorage', key, JSON.stringify([name, parameters])))
    return tracker()?.('event', name, parameters);
  if (isThere) tell(key);
}

const waiting = (): string[] => keysOf('sessionStorage', EVENT_PREFIX);
const read = (key: string): StoredEvent => readJson<StoredEvent>('sessionStorage', key) ?? ['', {}];

/**
 * Tells the tag of an event. A conversion is kept until the tag has sent it: it has an id, so telling it again does not
 * count twice. Other events are told once at most.
 */
function tell(key: string): void {
  if (reported.has(key)) return;
  const [name, parameters] = read(key);
  const forget = () => removeItem('sessionStorage', key);
  reported.add(key);
  if (name !== 'conversion') forget();
  tracker()?.('event', name, name === 'conversion' ? { ...parameters, event_callback: forget } : parameters);
}

/** The tag has arrived: tells it of the events that have waited for it on this page and on earlier ones of the tab. */
export function reportWaiting(): void {
  isThere = true;
  forgetPersonal();
  waiting().forEach(tell);
}

/** Takes what is personal out of the events that wait, unless the visitor has said yes. */
export function forgetPersonal(): void {
  if (readConsent() === 'granted') return;
  for (const key of waiting()) {
    const [name, { user_data: _personal, ...parameters }] = read(key);
    // Also where storage is full, a shorter text still fits.
    writeItem('sessionStorage', key, JSON.stringify([name, parameters]));
  }
}
