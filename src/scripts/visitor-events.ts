/** Somebody presses a key, a button or a finger on something, or moves the focus to it. */
export const USE_EVENTS = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'click'] as const;

/** Somebody is there: has used something, moved the pointer or scrolled. */
export const VISITOR_EVENTS = [...USE_EVENTS, 'pointermove', 'scroll'] as const;

/**
 * Acts at the first of some events and then no more. The listeners are passive: they never hold up scrolling.
 * @param where the part of the page that counts; the whole page by default
 */
export function atFirst(events: readonly string[], act: () => void, where: EventTarget = window): void {
  const once = (): void => {
    for (const type of events) where.removeEventListener(type, once, true);
    act();
  };
  for (const type of events) where.addEventListener(type, once, { capture: true, passive: true });
}
