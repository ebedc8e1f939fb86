/** A lead that was delivered this recently is not taken again, in milliseconds: back, and pressed once more. */
const SAME_LEAD_MS = 10 * 60_000;

const COOKIE = 'lead-sent-';

/**
 * Remembers a delivery for ten minutes by the lead's id, a hash, and the time: nothing personal. A cookie, because the
 * browser itself forgets it, all tabs see it, and it finds room where storage is full.
 */
export function markSent(id: string): void {
  try {
    document.cookie = `${COOKIE}${id}=${Date.now()}; max-age=${SAME_LEAD_MS / 1000}; path=/; samesite=strict`;
  } catch {
    // Blocked: a second press later is a second lead.
  }
}

/** The ids of the leads that this browser has delivered within the last ten minutes. */
export function justSent(): string[] {
  try {
    const cookies = document.cookie.matchAll(new RegExp(`${COOKIE}(\\w+)=(\\d+)`, 'g'));
    return [...cookies].flatMap(([, id, time]) => {
      const age = Date.now() - Number(time);
      // Below zero: the clock was ahead when it was set, and says nothing now.
      return id && age >= 0 && age < SAME_LEAD_MS ? [id] : [];
    });
  } catch {
    return [];
  }
}
