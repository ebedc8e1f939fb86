/**
 * A lead with the same id is not accepted again within this time, in milliseconds: visitors go back and press
 * again.
 */
const SAME_LEAD_MS = 10 * 60_000;

/** How the names of its cookies begin; also read by the inline script of `sections/hero/Hero.astro`. */
export const SENT_COOKIE = 'request-sent-';

/**
 * Remembers for ten minutes that a lead was delivered: its id, which is a hash, and the time; nothing personal. In
 * a cookie, because the browser deletes it by itself, all tabs see it, and it works where storage is full.
 */
export function markSent(id: string): void {
  try {
    document.cookie = `${SENT_COOKIE}${id}=${Date.now()}; max-age=${SAME_LEAD_MS / 1000}; path=/; samesite=strict`;
  } catch {
    // Blocked: a second press later is a second lead.
  }
}

/** The ids of the leads that this browser has delivered within the last ten minutes. */
export function readRecentLeads(): string[] {
  try {
    const cookies = document.cookie.matchAll(new RegExp(`${SENT_COOKIE}(\\w+)=(\\d+)`, 'g'));
    return [...cookies].flatMap(([, id, time]) => {
      const age = Date.now() - Number(time);
      // Negative: the clock was ahead when the cookie was set.
      return id && age >= 0 && age < SAME_LEAD_MS ? [id] : [];
    });
  } catch {
    return [];
  }
}
