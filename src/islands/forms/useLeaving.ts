import { useCallback, useRef } from 'react';
import { holdDelivery } from '@/leads/start-delivery';

/** If the next page has not come after this time, in milliseconds, this page sends what waits. */
const LEAVING_MS = 15_000;

/**
 * Navigates from a form to another page of the site; meanwhile this page sends nothing, since it could not read
 * the answer.
 * @returns `leave`, which calls back if the next page does not come, and `stay`, which cancels it
 */
export function useLeaving() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const stay = useCallback(() => {
    clearTimeout(timer.current);
    holdDelivery(false);
  }, []);

  const leave = useCallback((to: string, afterMs: number, whenStuck: () => void) => {
    holdDelivery(true);
    timer.current = setTimeout(() => {
      location.assign(to);
      timer.current = setTimeout(whenStuck, LEAVING_MS);
    }, afterMs);
  }, []);

  return { leave, stay };
}
