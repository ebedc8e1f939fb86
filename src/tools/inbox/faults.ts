import type { InboxWebhook } from './lead-store';

/** How the inbox can be told to fail, by tests and benches. */
export interface Fault {
  /** `301` leads to a page that answers as if all were well; `hang` never answers, `drop` cuts the connection. */
  mode: 'ok' | 'slow' | '500' | '429' | '404' | '301' | 'hang' | 'drop' | 'refuse-preflight';
  /** Wait before answering, in milliseconds; default 0, `slow` 3000. */
  delayMs: number;
  /** How many more requests it applies to; undefined: until it is changed. */
  times?: number;
  webhook?: InboxWebhook;
  /** Whether the lead is stored, also if the request then fails. Default: for `ok` and `slow` only. */
  recorded: boolean;
  /** Seconds in the Retry-After header of a 429; default 2. */
  retryAfterSeconds: number;
}

const OK: Fault = { mode: 'ok', delayMs: 0, recorded: true, retryAfterSeconds: 2 };

/** Has the current fault and counts its uses. */
export class FaultControl {
  private current = OK;

  set(order: Partial<Fault>): void {
    const { mode = 'ok' } = order;
    const usual = { ...OK, recorded: mode === 'ok' || mode === 'slow', delayMs: mode === 'slow' ? 3000 : 0 };
    this.current = { ...usual, ...order };
  }

  /** The fault for a request to this webhook, or for the preflight before it; counts as a use. */
  use(webhook: InboxWebhook, isPreflight = false): Fault {
    const fault = this.current;
    const isMet =
      (fault.mode === 'refuse-preflight') === isPreflight && [undefined, webhook].includes(fault.webhook);
    if (!isMet) return OK;
    const { times } = fault;
    if (times !== undefined) this.current = times > 1 ? { ...fault, times: times - 1 } : OK;
    return fault;
  }
}
