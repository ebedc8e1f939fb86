import { readAttribution } from './attribution';
import { keptUntilSent } from './waiting-events';

/** What an event says besides its name; `user_data` alone is a group of its own. */
export type EventParameters = Record<string, string | number | object>;

/** The tracker's one function, where the page or the host page has loaded it. */
type Gtag = (command: 'event', name: string, parameters: EventParameters) => void;

/**
 * Hands an event to the tracker if there is one, with the landing page's version where a split test brought the
 * visitor. A broken tracker must not keep a visitor from calling.
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
