import { readAttribution } from './attribution';

/** An event's parameters; only `user_data` is an object. */
type EventParameters = Record<string, string | number | object>;

/** The tracker's one function, where the page or the host page has loaded it. */
type Gtag = (command: 'event', name: string, parameters: EventParameters) => void;

/**
 * Passes an event to the tracker, if there is one, with the landing page's version in a split test. Never throws:
 * an error in the tracker must not stop a call.
 */
export function report(name: string, parameters: EventParameters): void {
  try {
    const variant = readAttribution()?.last.variant;
    const event = variant ? { ...parameters, variant } : parameters;
    // Only builds that load a tag have the code that keeps events for it (`import.meta.env` is known to the bundler).
    const kept =
      import.meta.env.PUBLIC_GOOGLE_TAG_ID || import.meta.env.PUBLIC_ADS_CONVERSION_ID
        ? keptUntilSent(name, event)
        : event;
    (window as { gtag?: Gtag }).gtag?.('event', name, kept);
  } catch {
    // Not ours to mend, and nothing that the visitor can do about it.
  }
}

/**
 * Reports a call from a paid page: event 'conversion', value 1 in USD (specification section 7).
 * @param conversionId the conversion action `AW-…/label`, where the site has one
 */
export function reportPhoneConversion(conversionId?: string): void {
  report('conversion', {
    ...(conversionId && { send_to: conversionId }),
    value: 1,
    currency: 'USD',
    // Google counts events with the same id once: this one may be sent again from the next page (`leftEvents`).
    ...((import.meta.env.PUBLIC_GOOGLE_TAG_ID || import.meta.env.PUBLIC_ADS_CONVERSION_ID) && {
      transaction_id: `call-${Date.now()}-${String(Math.random()).slice(2, 8)}`,
    }),
  });
}

/**
 * Events that the tag has not sent yet. After a form or a phone link the page is often left before the tag, or its
 * request, is there; the next page of the tab then sends them again. In `sessionStorage`, because an event can
 * hold what the visitor typed (`lead-events.ts`).
 */
const PREFIX = 'event:';

/** Events of this page, which the tag already has. */
const told = new Set<string>();

/**
 * Stores an event until the tag has sent it.
 * @returns its parameters with the callback by which the tag confirms that
 */
function keptUntilSent(name: string, parameters: EventParameters): EventParameters {
  const key = `${PREFIX}${name}:${String(parameters.transaction_id)}`;
  told.add(key);
  try {
    sessionStorage.setItem(key, JSON.stringify([name, parameters]));
  } catch {
    // Blocked or full storage: the event is as safe as the page.
  }
  return { ...parameters, event_callback: () => sessionStorage.removeItem(key) };
}

/** Events that earlier pages of this tab left, ready to be sent again. */
export function leftEvents(): [name: string, parameters: EventParameters][] {
  try {
    return Object.keys(sessionStorage)
      .filter((key) => key.startsWith(PREFIX) && !told.has(key))
      .map((key) => {
        const [name, parameters] = JSON.parse(sessionStorage.getItem(key) ?? '') as [string, EventParameters];
        return [name, keptUntilSent(name, parameters)];
      });
  } catch {
    return [];
  }
}
