import { readAttribution } from './attribution';
import { readConsent } from './consent';

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
    ...((import.meta.env.PUBLIC_GOOGLE_TAG_ID || import.meta.env.PUBLIC_ADS_CONVERSION_ID) && {
      transaction_id: `call-${now}-${String(Math.random()).slice(2, 8)}`,
    }),
  });
}

/**
 * Events wait here for the tag. After a form or a phone link the page is often left before the tag, or its request,
 * is there; then the next page of the tab tells it. In `sessionStorage`, because an event can hold what the visitor
 * typed (`lead-events.ts`).
 */
const PREFIX = 'event:';

/** Events that this page has told the tag. */
const reported = new Set<string>();

let isThere = false;

function keep(name: string, parameters: EventParameters): void {
  const key = `${PREFIX}${name}:${String(parameters.transaction_id)}`;
  try {
    sessionStorage.setItem(key, JSON.stringify([name, parameters]));
  } catch {
    // Blocked or full storage: the event is as safe as the page.
    return tracker()?.('event', name, parameters);
  }
  if (isThere) tell(key);
}

/**
 * Tells the tag of an event. A conversion is kept until the tag has sent it: it has an id, so telling it again does not
 * count twice. Other events are told once at most.
 */
function tell(key: string): void {
  const [name, parameters] = JSON.parse(sessionStorage.getItem(key) ?? '') as [string, EventParameters];
  const forget = () => sessionStorage.removeItem(key);
  reported.add(key);
  if (name !== 'conversion') forget();
  tracker()?.('event', name, name === 'conversion' ? { ...parameters, event_callback: forget } : parameters);
}

const waiting = (): string[] =>
  Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX) && !reported.has(key));

/** The tag has arrived: tells it of the events that have waited for it on this page and on earlier ones of the tab. */
export function reportWaiting(): void {
  isThere = true;
  try {
    forgetPersonal();
    waiting().forEach(tell);
  } catch {
    // Blocked storage: nothing waits.
  }
}

/** Takes what is personal out of the events that wait, unless the visitor has said yes. */
export function forgetPersonal(): void {
  if (readConsent() === 'granted') return;
  try {
    for (const key of Object.keys(sessionStorage).filter((name) => name.startsWith(PREFIX))) {
      const [name, { user_data: _personal, ...parameters }] = JSON.parse(
        sessionStorage.getItem(key) ?? '',
      ) as [string, EventParameters];
      sessionStorage.setItem(key, JSON.stringify([name, parameters]));
    }
  } catch {
    // Blocked storage, or full, where a shorter text still fits.
  }
}
