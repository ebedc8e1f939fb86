import { payloadOf, type LeadRecord } from './outbox';
import type { OutboxChange } from './types';

/**
 * Sent on `window` when a lead has been delivered, stored for another attempt, or deleted, by this tab or by another
 * one, so that notices and pictures can follow.
 */
export const OUTBOX_EVENT = 'leads:change';

/** Tells the page what happened to a lead. */
export function dispatchOutboxEvent(what: OutboxChange['what'], lead: Pick<LeadRecord, 'body'>): void {
  dispatchEvent(new CustomEvent(OUTBOX_EVENT, { detail: { ...payloadOf(lead), what } }));
}
