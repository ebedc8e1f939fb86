import type { EventParameters } from './report-event';

/**
 * Events that the tag has not sent yet. After a form or a phone link the page is often left before the tag, or its
 * request, is there; the next page of the tab then sends them again. In `sessionStorage`, because an event can
 * hold what the visitor typed (`user-data.ts`).
 */
const PREFIX = 'event:';

/** Events of this page, which the tag already has. */
const told = new Set<string>();

/**
 * Stores an event until the tag has sent it.
 * @returns its parameters with the callback by which the tag confirms that
 */
export function keptUntilSent(name: string, parameters: EventParameters): EventParameters {
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
