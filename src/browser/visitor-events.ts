/** The visitor uses something: presses a key, button or finger on it, or moves the focus to it. */
export const USE_EVENTS = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'click'] as const;

/** The visitor does anything: uses something, moves the pointer or scrolls. */
export const VISITOR_EVENTS = [...USE_EVENTS, 'pointermove', 'scroll'] as const;

/**
 * Calls back at the first of some events, once. The listeners are passive, so they do not delay scrolling.
 * @param where the part of the page that counts; the whole page by default
 */
export function atFirst(events: readonly string[], act: () => void, where: EventTarget = window): void {
  const once = (): void => {
    for (const type of events) where.removeEventListener(type, once, true);
    act();
  };
  for (const type of events) where.addEventListener(type, once, { capture: true, passive: true });
}
