import type { LeadRecord } from './outbox';
import { attempt } from './storage';
import { SENT_COOKIE } from './storage-keys';

/**
 * A lead with the same id is not accepted again within this time, in milliseconds: visitors go back and press
 * again.
 */
const SAME_LEAD_MS = 10 * 60_000;

/**
 * Remembers for ten minutes that a lead was delivered: its id, which is a hash, the time, and its timestamp; nothing
 * personal. In a cookie, because the browser deletes it by itself, all tabs see it, and it works where storage is full.
 * Blocked, a second press later is a second lead.
 */
export function markSent({ id, payload }: Pick<LeadRecord, 'id' | 'payload'>): void {
  attempt(() => {
    document.cookie = `${SENT_COOKIE}${id}=${Date.now()}.${Date.parse(String(payload.timestamp))}; max-age=${SAME_LEAD_MS / 1000}; path=/; samesite=strict`;
  });
}

/** The leads that this browser has delivered within the last ten minutes: timestamps by id, in milliseconds. */
export function readRecentLeads(): Map<string, number> {
  const cookies = attempt(() => [
    ...document.cookie.matchAll(new RegExp(`${SENT_COOKIE}(\\w+)=(\\d+)\\.(\\d+)`, 'g')),
  ]);
  return new Map(
    cookies?.flatMap(([, id = '', time, timestamp]): [string, number][] => {
      const age = Date.now() - Number(time);
      // Negative: the clock was ahead when the cookie was set.
      return age >= 0 && age < SAME_LEAD_MS ? [[id, Number(timestamp)]] : [];
    }),
  );
}
