import { useCallback, useRef } from 'react';
import { holdDelivery } from '@/leads/start-delivery';

/** How long the next page may take to come on a bad connection, in milliseconds, before this one sends what waits. */
const LEAVING_MS = 15_000;

/**
 * Goes from a form to the next page of the site; meanwhile this page sends nothing that it could not see arrive.
 * @returns `leave`, which calls back where the next page does not come, and `stay`, which takes it back
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
