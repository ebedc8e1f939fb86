/*
 * The table of all that this site keeps in a browser. Keys that end with a colon are prefixes. The bundler writes them
 * where they are used (`build/bundles.ts`).
 */

/** `localStorage`, or `sessionStorage` where that is full: leads that are not delivered (`outbox.ts`). */
export const OUTBOX_PREFIX = 'waiting-request:lead:';
/** The same: forms that are not leads yet (`pending-form.ts`). */
export const PENDING_FORM_PREFIX = 'waiting-request:form:';
/**
 * A pattern for how both begin, in this build and in older ones, whose records are only deleted (`outbox.ts`). Other
 * scripts use keys such as `lead_source`.
 */
export const ANY_WAITING = '(waiting-request|lead(-form)?):';
/** `localStorage`: set while pictures wait in IndexedDB, so that a page can tell without opening that. */
export const PHOTOS_KEY = 'waiting-photos';
/** IndexedDB: those pictures (`photos/queue.ts`). */
export const PHOTOS_DATABASE = 'photos';
/** Both areas: the ads that the visitor came from (`attribution.ts`). */
export const ATTRIBUTION_KEY = 'attribution';
/** `localStorage`: the answer to the question about measuring ads (`consent.ts`). */
export const CONSENT_KEY = 'consent';
/** Both areas: the phone number of the visit (`browser/call-number.ts`, whose text in pages has its keys written out). */
export const CALL_NUMBER_KEY = 'call-number';
/** Both areas: the offer of another language was shown, or closed (`browser/other-language.ts`). */
export const LANGUAGE_KEY = 'language-offer';
/** `sessionStorage`: what was typed into a form and not sent, by the form's id (`islands/forms/useDraft.ts`). */
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
/** A cookie, by a lead's id: it was delivered within the last ten minutes (`recent-leads.ts`). */
export const SENT_COOKIE = 'request-sent-';
