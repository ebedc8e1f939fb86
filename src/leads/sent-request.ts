import { readablePhone } from './phone';
import { attempt } from './outbox';
import type { FormValues, LeadFormSettings, LeadKey } from './types';

/**
 * The request that the thank-you page confirms, for showing its phone number and correcting it. The page takes it out
 * of storage when it opens (`sections/hero/Hero.astro`), so that it stays in this tab no longer than the page does.
 */
export interface SentRequest {
  /** The phone number as the page shows it. */
  phone: string;
  values: FormValues;
  settings: Pick<LeadFormSettings, 'family' | 'page' | 'source' | 'language'>;
  /** The payload's timestamp. */
  timestamp: string;
  /** What its pictures are sent with; after a correction, that of the corrected request. */
  lead: LeadKey;
}

/** Its key in `sessionStorage`; `sections/hero/Hero.astro` then leaves only a mark that one was sent. */
export const SENT_KEY = 'sent';

/** Leaves a request for the thank-you page. */
export function passToThankYou(
  { family, page, source, language }: LeadFormSettings,
  values: FormValues,
  at: Date,
  lead: LeadKey,
): void {
  const request: SentRequest = {
    phone: readablePhone(values.phone ?? ''),
    values,
    settings: { family, page, source, language },
    timestamp: at.toISOString(),
    lead,
  };
  // Blocked, the page confirms the request without its number.
  attempt(() => sessionStorage.setItem(SENT_KEY, JSON.stringify(request)));
}
