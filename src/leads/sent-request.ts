import type { LeadRecord } from './outbox';
import { payloadOf } from './outbox';
import { readablePhone } from './phone';
import { writeItem } from './storage';
import { SENT_KEY } from './storage-keys';
import type { LeadKey } from './types';

/**
 * The request that the thank-you page confirms, for showing its phone number and correcting it. The page takes it out
 * of storage when it opens (`sections/hero/Hero.astro`), so that it stays in this tab no longer than the page does.
 */
export interface SentRequest {
  /** The phone number as the page shows it. */
  phone: string;
  lead: LeadRecord;
  /** What its pictures are sent with. */
  key: LeadKey;
}

/** A lead as the thank-you page knows it. */
export const sentRequest = (lead: LeadRecord): SentRequest => ({
  phone: readablePhone(keyOf(lead).phone),
  lead,
  key: keyOf(lead),
});

/** What the pictures of a lead are sent with. */
export function keyOf(lead: Pick<LeadRecord, 'body' | 'form'>): LeadKey {
  const { timestamp, phone } = payloadOf(lead);
  return { timestamp: String(timestamp), phone: String(phone), family: lead.form };
}

/** Leaves a request for the thank-you page. @returns false where storage does not take it */
export const passToThankYou = (lead: LeadRecord): boolean =>
  !!writeItem('sessionStorage', SENT_KEY, JSON.stringify(sentRequest(lead)));
