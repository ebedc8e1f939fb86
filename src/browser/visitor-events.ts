/** The visitor uses something: presses a key, button or finger on it, or moves the focus to it. */
export const USE_EVENTS = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'click'] as const;

/** The visitor points at something, uses it, or lifts the finger: never in the middle of scrolling. */
export const POINT_EVENTS = ['mouseover', 'keydown', 'focusin', 'click', 'touchend'] as const;

/** The visitor does anything: uses something, moves the pointer or scrolls. */
export const VISITOR_EVENTS = [...USE_EVENTS, 'pointermove', 'scroll'] as const;

/** What tries a failed fetch again. Not scrolling or moving the pointer: that would be many fetches a second. */
export const RETRY_EVENTS = [...USE_EVENTS, 'online'] as const;

/**
 * Calls back at the first of some events, once. The listeners are passive, so they do not delay scrolling.
 * @param where the part of the page that counts; the whole page by default
 */
export function atFirst(
  events: readonly string[],
  act: (event: Event) => void,
  where: EventTarget = window,
): void {
  const once = (event: Event): void => {
    for (const type of events) where.removeEventListener(type, once, true);
    act(event);
  };
  for (const type of events) where.addEventListener(type, once, { capture: true, passive: true });
}

/** After this time the page goes on without a script that a press waits for, in milliseconds. */
const PATIENCE_MS = 6000;

/** Fails when the page should no longer wait for a script; for a race with it. */
export const late = (): Promise<never> => new Promise((_resolve, reject) => setTimeout(reject, PATIENCE_MS));
