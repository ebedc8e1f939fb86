import { useEffect, useLayoutEffect, type RefObject } from 'react';

/** Sent on an `astro-island` once its component listens: from then on presses need no replay. */
export const READY_EVENT = 'island:ready';

/**
 * Tells `scripts/early` that the island around an element answers from now on; Astro's own `astro:hydrate` comes before
 * React has attached anything. The mark is set in the moment in which React begins to hear presses, so that none is
 * heard and kept as well; what was kept is played when the component's own effects have run too.
 * @param ref an element of the island; outside an `astro-island` nothing happens
 * @param ready whether it can answer yet, where that takes more than React
 */
export function useReady(ref: RefObject<Element | null>, ready = true): void {
  useLayoutEffect(() => {
    if (ready) islandOf(ref)?.setAttribute('data-ready', '');
  }, [ref, ready]);
  useEffect(() => {
    if (ready) islandOf(ref)?.dispatchEvent(new Event(READY_EVENT));
  }, [ref, ready]);
}

const islandOf = (ref: RefObject<Element | null>) => ref.current?.closest('astro-island');
