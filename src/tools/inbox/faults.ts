import type { WebhookKey } from '../../leads/types';
import { webhookSettings } from '../../config/settings';

/** The webhooks of requests, and that of pictures. */
export type InboxWebhook = WebhookKey | 'photo';

/** Their names, as in their addresses. */
export const inboxWebhooks = [...(Object.keys(webhookSettings) as WebhookKey[]), 'photo'] as const;

/** How the inbox can treat a request, with the label on its page. Not an object, whose key '429' would come first. */
export const FAULT_MODES = [
  ['ok', 'Answer as usual'],
  ['slow', 'Take it, answer slowly'],
  ['500', 'Answer 500'],
  ['429', 'Answer 429, Retry-After'],
  ['404', 'Answer 404, switched off'],
  ['301', 'Redirect elsewhere'],
  ['hang', 'Never answer'],
  ['drop', 'Cut the connection'],
  ['refuse-preflight', 'Refuse the preflight'],
] as const;

/** One of the fault modes. */
export type FaultMode = (typeof FAULT_MODES)[number][0];

/** The current fault. */
export interface Fault {
  mode: FaultMode;
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
  current = OK;

  /** The fault for a lead at this webhook; counts as a use. */
  forLead(webhook: InboxWebhook): Fault {
    return this.use(webhook, false);
  }

  /** Whether the preflight for this webhook is refused; counts as a use. */
  refusesPreflight(webhook: InboxWebhook): boolean {
    return this.use(webhook, true).mode === 'refuse-preflight';
  }

  private use(webhook: InboxWebhook, isPreflight: boolean): Fault {
    const fault = this.current;
    const isMet =
      (fault.mode === 'refuse-preflight') === isPreflight && [undefined, webhook].includes(fault.webhook);
    if (!isMet) return OK;
    const { times } = fault;
    if (times !== undefined) this.current = times > 1 ? { ...fault, times: times - 1 } : OK;
    return fault;
  }
}

/**
 * Reads a fault `{ mode, delayMs?, times?, webhook?, recorded?, retryAfterSeconds? }` from JSON or a form, where
 * numbers are text and '' means not set.
 * @throws Error that says what is wrong
 */
export function readFault(order: Record<string, unknown>): Fault {
  const modes = FAULT_MODES.map(([known]) => known);
  const mode = oneOf('mode', order.mode, modes);
  if (!mode) throw new Error(`mode is missing; use one of ${modes.join(', ')}`);
  const recorded = order.recorded ?? (mode === 'ok' || mode === 'slow');
  return {
    mode,
    delayMs: count('delayMs', order.delayMs) ?? (mode === 'slow' ? 3000 : 0),
    times: count('times', order.times) || undefined,
    webhook: oneOf('webhook', order.webhook, inboxWebhooks),
    recorded: recorded === true || recorded === 'true' || recorded === 'on',
    retryAfterSeconds: count('retryAfterSeconds', order.retryAfterSeconds) ?? OK.retryAfterSeconds,
  };
}

function oneOf<T extends string>(name: string, value: unknown, known: readonly T[]): T | undefined {
  if (value === undefined || value === '') return undefined;
  const option = known.find((one) => one === value);
  if (!option) throw new Error(`${name} is ${JSON.stringify(value)}; use one of ${known.join(', ')}`);
  return option;
}

function count(name: string, value: unknown): number | undefined {
  if (value === undefined || value === '') return undefined;
  const number = Number(value);
  if (!Number.isInteger(number) || number < 0) {
    throw new Error(`${name} is ${JSON.stringify(value)}; use a whole number from 0`);
  }
  return number;
}
