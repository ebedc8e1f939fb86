import { STORAGE_AREAS } from './storage-areas';

/** Every lead that waits in this browser has a storage key of its own with this prefix. */
export const OUTBOX_PREFIX = 'lead:';

/** What the keys of all that waits begin with: leads, and forms that no code has made leads of (`kept-form.ts`). */
const WAITING_PREFIX = 'lead';

/** Sent on `window` when a lead has been delivered, put back, or deleted for its age, so that a notice can come and go. */
export const OUTBOX_EVENT = 'leads:change';

/** What an `OUTBOX_EVENT` tells, as its `detail`; `late` is a delivery that the visitor no longer expects. */
export type OutboxChange = 'delivered' | 'late' | 'waiting' | 'expired';

/** Tells the page what has become of a lead. */
export const announce = (detail: OutboxChange) =>
  void dispatchEvent(new CustomEvent<OutboxChange>(OUTBOX_EVENT, { detail }));

/**
 * Whether a lead waits in this browser: cheap enough for every page, which loads what delivers it only if so.
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
