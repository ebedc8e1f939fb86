import type { EventParameters } from './report-event';

/**
 * Events that the tag has been told of and has not sent yet. A form leads to the next page and a phone number to the
 * telephone before the tag, or its request, is there; what is still waiting then is told again on the next page of the
 * tab. Of the tab only, because an event can hold what the visitor typed (`user-data.ts`).
 */
const PREFIX = 'event:';

/** What this page has told the tag itself. */
const told = new Set<string>();

/**
 * Keeps an event until the tag has sent it.
 * @returns its parameters with the callback by which the tag says so
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

/** The events that earlier pages of this tab have left, ready to be told again. */
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
