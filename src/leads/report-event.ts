import { readAttribution } from './attribution';
import { keptUntilSent } from './waiting-events';

/** An event's parameters; only `user_data` is an object. */
export type EventParameters = Record<string, string | number | object>;

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
    const told =
      import.meta.env.PUBLIC_GOOGLE_TAG_ID || import.meta.env.PUBLIC_ADS_CONVERSION_ID
        ? keptUntilSent(name, event)
        : event;
    (window as { gtag?: Gtag }).gtag?.('event', name, told);
  } catch {
    // Not ours to mend, and nothing that the visitor can do about it.
  }
}
