import { STORAGE_AREAS } from './storage-areas';

/**
 * How the storage keys of everything that waits begin: leads, and forms that are not leads yet (`pending-form.ts`). Not
 * just `lead`: other scripts of a page use keys such as `lead_source`.
 */
export const WAITING_PREFIX = 'waiting-request:';

/** Every lead that waits in this browser has a storage key of its own with this prefix. */
export const OUTBOX_PREFIX = `${WAITING_PREFIX}lead:`;

/**
 * Sent on `window` when a lead has been delivered, stored for another attempt, or deleted, by this tab or by another
 * one, so that notices can follow.
 */
export const OUTBOX_EVENT = 'leads:change';

/** The `detail` of an `OUTBOX_EVENT`; `late` is a delivery that the visitor no longer expects. */
export type OutboxChange = 'delivered' | 'late' | 'waiting' | 'expired' | 'deleted';

/** Tells the page what happened to a lead. */
export const dispatchOutboxEvent = (detail: OutboxChange) =>
  void dispatchEvent(new CustomEvent<OutboxChange>(OUTBOX_EVENT, { detail }));

/**
 * Whether a lead waits in this browser. Every page asks this, and loads the delivery code only if one does.
 * Blocked storage counts as empty.
 */
export function hasUndelivered(): boolean {
  return STORAGE_AREAS.some((area) => {
    try {
      return Object.keys(window[area]).some((key) => key.startsWith(WAITING_PREFIX));
    } catch {
      return false;
    }
  });
}
