/** A lead that was delivered this recently is not taken again, in milliseconds: back, and pressed once more. */
const SAME_LEAD_MS = 10 * 60_000;
const SENT_PREFIX = 'lead-sent:';

/** Shared by all tabs first: the same lead may stand ready in another one. The session is for where that is full. */
const AREAS = ['localStorage', 'sessionStorage'] as const;

/** Whether this browser has delivered the same lead within the last ten minutes. */
export function wasJustSent(id: string): boolean {
  return AREAS.some((area) => {
    try {
      return isRecent(window[area].getItem(SENT_PREFIX + id));
    } catch {
      return false;
    }
  });
}

/** Remembers a delivery by the lead's hash and time, nothing personal, and forgets those that are over. */
export function markSent(id: string): void {
  for (const area of AREAS) {
    try {
      const storage = window[area];
      for (const key of Object.keys(storage))
        if (key.startsWith(SENT_PREFIX) && !isRecent(storage.getItem(key))) storage.removeItem(key);
      storage.setItem(SENT_PREFIX + id, String(Date.now()));
      return;
    } catch {
      // Blocked or full storage: a second press later is a second lead.
    }
  }
}

function isRecent(time: string | null): boolean {
  return Date.now() - Number(time) < SAME_LEAD_MS;
}
