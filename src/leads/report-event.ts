/** The tracker's one function, where the page or the host page has loaded it. */
type Gtag = (command: 'event', name: string, parameters: Record<string, string | number>) => void;

/** Hands an event to the tracker if there is one. A broken tracker must not keep a visitor from calling. */
export function report(name: string, parameters: Record<string, string | number>): void {
  try {
    (window as { gtag?: Gtag }).gtag?.('event', name, parameters);
  } catch {
    // Not ours to mend, and nothing that the visitor can do about it.
  }
}
