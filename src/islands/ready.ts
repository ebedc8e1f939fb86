import { useEffect, type RefObject } from 'react';

/** Sent on an `astro-island` once its component listens: from then on presses need no replay. */
export const READY_EVENT = 'island:ready';

/**
 * Tells `scripts/early` that the island around an element answers from now on. An effect, because Astro's own
 * `astro:hydrate` comes before React has attached anything.
 * @param ref an element of the island; outside an `astro-island` nothing happens
 * @param ready whether it can answer yet, where that takes more than React
 */
export function useReady(ref: RefObject<Element | null>, ready = true): void {
  useEffect(() => {
    const island = ref.current?.closest('astro-island');
    if (!island || !ready) return;
    island.setAttribute('data-ready', '');
    island.dispatchEvent(new Event(READY_EVENT));
  }, [ref, ready]);
}
