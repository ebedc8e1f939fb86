import { STORAGE_AREAS } from './storage-areas';

/** Every lead that waits in this browser has a storage key of its own with this prefix. */
export const OUTBOX_PREFIX = 'lead:';

/** Sent on `window` whenever a lead has been delivered or put back, so that a notice can come and go. */
export const OUTBOX_EVENT = 'leads:change';

/**
 * Whether a lead waits in this browser: cheap enough for every page, which loads `startDelivery` only if so.
 * Blocked storage counts as empty.
 * @param prefix what the keys of what waits begin with
 */
export function hasUndelivered(prefix = OUTBOX_PREFIX): boolean {
  return STORAGE_AREAS.some((area) => {
    try {
      return Object.keys(window[area]).some((key) => key.startsWith(prefix));
    } catch {
      return false;
    }
  });
}
