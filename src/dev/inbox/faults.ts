import { WEBHOOKS, type Webhook } from './lead-store';

/** What the inbox can be told to do with a request, and how its page names it (a list: '429' would sort first). */
export const FAULT_MODES = [
  ['ok', 'Answer as usual'],
  ['slow', 'Take it, answer slowly'],
  ['500', 'Answer 500'],
  ['429', 'Answer 429, Retry-After'],
  ['404', 'Answer 404, switched off'],
  ['hang', 'Never answer'],
  ['drop', 'Cut the connection'],
  ['refuse-preflight', 'Refuse the preflight'],
] as const;

/** One of the fault modes. */
export type FaultMode = (typeof FAULT_MODES)[number][0];

/** The order in force. */
export interface Fault {
  mode: FaultMode;
  /** Wait before answering, in milliseconds; default 0, `slow` 3000. */
  delayMs: number;
  /** How many more requests it meets; undefined: until the next order. */
  times?: number;
  /** The only webhook that it meets; undefined: all of them. */
  webhook?: Webhook;
  /** Whether the lead is kept before the fault strikes (an answer that gets lost). Default: `ok` and `slow` only. */
  recorded: boolean;
  /** Seconds in the Retry-After header of a 429; default 2. */
  retryAfterSeconds: number;
}

const OK: Fault = { mode: 'ok', delayMs: 0, recorded: true, retryAfterSeconds: 2 };

/** Holds the fault in force and counts its uses. */
export interface FaultControl {
  current: () => Fault;
  set: (fault: Fault) => void;
  /** The fault for a lead at this webhook; a limited one is used up by it. */
  forLead: (webhook: Webhook) => Fault;
  /** Whether the preflight for this webhook is refused; a limited order is used up by it. */
  refusesPreflight: (webhook: Webhook) => boolean;
}

/** A fault control that starts without a fault. */
export function createFaultControl(): FaultControl {
  let fault = OK;
  const use = (webhook: Webhook, isPreflight: boolean): Fault => {
    const meets =
      (fault.mode === 'refuse-preflight') === isPreflight && [undefined, webhook].includes(fault.webhook);
    if (!meets) return OK;
    const used = fault;
    if (fault.times !== undefined) fault = fault.times > 1 ? { ...fault, times: fault.times - 1 } : OK;
    return used;
  };
  return {
    current: () => fault,
    set: (next) => {
      fault = next;
    },
    forLead: (webhook) => use(webhook, false),
    refusesPreflight: (webhook) => use(webhook, true).mode === 'refuse-preflight',
  };
}

/**
 * Reads an order `{ mode, delayMs?, times?, webhook?, recorded?, retryAfterSeconds? }` from JSON or a form, where
 * numbers are text and '' means unset.
 * @throws Error that says what is wrong with it
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
    webhook: oneOf('webhook', order.webhook, Object.keys(WEBHOOKS) as Webhook[]),
    recorded: recorded === true || recorded === 'true' || recorded === 'on',
    retryAfterSeconds: count('retryAfterSeconds', order.retryAfterSeconds) ?? OK.retryAfterSeconds,
  };
}

function oneOf<T extends string>(name: string, value: unknown, known: readonly T[]): T | undefined {
  if (value === undefined || value === '') return undefined;
  const found = known.find((one) => one === value);
  if (!found) throw new Error(`${name} is ${JSON.stringify(value)}; use one of ${known.join(', ')}`);
  return found;
}

function count(name: string, value: unknown): number | undefined {
  if (value === undefined || value === '') return undefined;
  const number = Number(value);
  if (!Number.isInteger(number) || number < 0) {
    throw new Error(`${name} is ${JSON.stringify(value)}; use a whole number from 0`);
  }
  return number;
}
