import { useEffect, useLayoutEffect, type RefObject } from 'react';
import type { READY_EVENT } from '@/browser/presses/keep';

/** A literal whose type must equal the constant's: importing the value would tie this file to the early script. */
const READY: typeof READY_EVENT = 'island:ready';

/**
 * Tells `browser/early` that the island around an element handles events from now on; Astro's `astro:hydrate`
 * comes before React has attached its listeners. The mark is set at the moment React starts to handle presses, so
 * that none is both handled and kept; kept ones are replayed after the component's effects have run.
 * @param ref an element of the island; outside an `astro-island` nothing happens
 * @param ready whether it can answer yet, where that takes more than React
 */
export function useReady(ref: RefObject<Element | null>, ready = true): void {
  useLayoutEffect(() => {
    if (ready) islandOf(ref)?.setAttribute('data-ready', '');
  }, [ref, ready]);
  useEffect(() => {
    if (ready) islandOf(ref)?.dispatchEvent(new Event(READY));
  }, [ref, ready]);
}

const islandOf = (ref: RefObject<Element | null>) => ref.current?.closest('astro-island');
