import { ANY_WAITING } from './storage-keys';

/**
 * The only code that touches the browser's storage, which may be blocked, full, or hold what something else has written:
 * nothing here throws. What is kept there: `storage-keys.ts`.
 */

/** The names of both storage areas on `window`, in order of preference. */
export const STORAGE_AREAS = ['localStorage', 'sessionStorage'] as const;
export type Area = (typeof STORAGE_AREAS)[number];

/** What `action` does; undefined where that throws, because storage is blocked, full or holds something torn. */
export function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/** The text under a key; null or undefined where there is none, or none can be read. */
export const readItem = (area: Area, key: string): string | null | undefined =>
  attempt(() => window[area].getItem(key));

/** What JSON under a key holds; undefined where there is none. */
export const readJson = <T>(area: Area, key: string): T | undefined =>
  attempt(() => JSON.parse(window[area].getItem(key) ?? '') as T);

/** Writes a text. @returns nothing where storage is blocked or full */
export const writeItem = (area: Area, key: string, text: string): true | undefined =>
  attempt(() => (window[area].setItem(key, text), true));

/** Deletes a key. */
export const removeItem = (area: Area, key: string): void => attempt(() => window[area].removeItem(key));

/** The keys of an area that begin with a pattern; none where it is blocked. */
export const keysOf = (area: Area, pattern: string): string[] =>
  Object.keys(attempt(() => window[area]) ?? {}).filter((key) => !key.search(pattern));

/**
 * Whether a lead or a form waits in this browser. Every page asks this, and loads the delivery code only if one does.
 * Blocked storage counts as empty.
 */
export const hasUndelivered = (): boolean => STORAGE_AREAS.some((area) => keysOf(area, ANY_WAITING)[0]);
