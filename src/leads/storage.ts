/** The only code that touches the browser's storage, which may be blocked, full or hold others' texts: none throws. */

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

/** What JSON under a key holds; undefined where there is none or it is torn. What is missing is no exception. */
export function readJson<T>(area: Area, key: string): T | undefined {
  const text = readItem(area, key);
  return text ? attempt(() => JSON.parse(text) as T) : undefined;
}

/** Writes a text. @returns nothing where storage is blocked or full */
export const writeItem = (area: Area, key: string, text: string): true | undefined =>
  attempt(() => (window[area].setItem(key, text), true));

/** Deletes a key. */
export const removeItem = (area: Area, key: string): void => attempt(() => window[area].removeItem(key));

/** The keys of an area that begin in some way; none where it is blocked. */
export const keysOf = (area: Area, beginning: string): string[] =>
  Object.keys(attempt(() => window[area]) ?? {}).filter((key) => key.startsWith(beginning));

/** Whether a lead or a form waits in this browser: only then a page loads delivery code. Blocked counts as empty. */
export const hasUndelivered = (): boolean => STORAGE_AREAS.some((area) => keysOf(area, ANY_WAITING)[0]);

/*
 * The table of all that this site keeps in a browser. Keys that end with a colon are prefixes. The bundler writes them
 * where they are used (`build/bundles.ts`).
 */

/** `localStorage`, or `sessionStorage` where that is full: leads that are not delivered (`outbox.ts`). */
export const OUTBOX_PREFIX = 'waiting-request:lead:';
/** The same: forms that are not leads yet (`pending-form.ts`). */
export const PENDING_FORM_PREFIX = 'waiting-request:form:';
/** How both begin. */
export const ANY_WAITING = 'waiting-request:';
/** `localStorage`: set while pictures wait in IndexedDB, so that a page can tell without opening that. */
export const PHOTOS_KEY = 'waiting-photos';
/** IndexedDB: those pictures (`leads/photos.ts`). */
export const PHOTOS_DATABASE = 'photos';
/** Both areas: the ads that the visitor came from (`attribution.ts`). */
export const ATTRIBUTION_KEY = 'attribution';
/** `localStorage`: the answer to the question about measuring ads (`consent.ts`). */
export const CONSENT_KEY = 'consent';
/** Both areas: the phone number of the visit (`browser/call-number.ts`, whose text in pages has its keys written out). */
export const CALL_NUMBER_KEY = 'call-number';
/** Both areas: the offer of another language was shown, or closed (`browser/other-language.ts`). */
export const LANGUAGE_KEY = 'language-offer';
/** `sessionStorage`: what was typed into a form and not sent, by the form's id (`islands/forms/draft.ts`). */
export const DRAFT_PREFIX = 'draft:';
/** `sessionStorage`: events that wait for the tracker (`report-event.ts`); they can hold what the visitor typed. */
export const EVENT_PREFIX = 'event:';
/** `sessionStorage`: the request that the thank-you page confirms, then a mark that there was one (`sent-request.ts`). */
export const SENT_KEY = 'sent';
/** `sessionStorage`: a page of this tab has loaded the font (`browser/early/font.ts`, `layouts/inline-scripts.ts`). */
export const FONT_KEY = 'font';
/** `sessionStorage`: this tab has reported its speed (`browser/vitals.ts`). */
export const FIELD_KEY = 'field';
/** `sessionStorage`: the notice of a waiting request was closed, for the rest of the visit or until the next one. */
export const NOTICE_CLOSED_KEY = 'notice-closed';
/** `sessionStorage`: a page has said that a request waits, and none yet what became of it. */
export const NOTICE_TOLD_KEY = 'notice-told';
/** A cookie, by a lead's id: it was delivered within the last ten minutes (`outbox.ts`). */
export const SENT_COOKIE = 'request-sent-';
