import { useEffect, useLayoutEffect, type RefObject } from 'react';
import type { READY_EVENT } from '@/browser/early-clicks/keep';

/** A literal whose type must equal the constant's: importing the value would tie this file to the early script. */
const READY: typeof READY_EVENT = 'island:ready';

/**
 * Tells `browser/early` that the island around an element handles events from now on; Astro's `astro:hydrate`
 * comes before React has attached its listeners. The mark is set at the moment React starts to handle presses, so
 * that none is both handled and kept; kept ones are replayed after the component's effects have run. Should the
 * component fail later, presses are kept again.
 * @param ref an element of the island, or of the part of the page that it works on (`data-island`); elsewhere nothing
 *   happens
 * @param ready whether it can answer yet, where that takes more than React
 */
export function useReady(ref: RefObject<Element | null>, ready = true): void {
  useLayoutEffect(() => {
    const island = ready ? islandOf(ref) : undefined;
    island?.setAttribute('data-ready', '');
    return () => island?.removeAttribute('data-ready');
  }, [ref, ready]);
  useEffect(() => {
    if (ready) islandOf(ref)?.dispatchEvent(new Event(READY));
  }, [ref, ready]);
}

const islandOf = (ref: RefObject<Element | null>) => ref.current?.closest('astro-island, [data-island]');
