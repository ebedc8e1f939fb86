import { keyOf, type LeadRecord } from './outbox';
import { readablePhone } from '../lib/phone';
import { writeItem, SENT_KEY } from './storage';

/**
 * The request that the thank-you page confirms, for showing its phone number and correcting it. The page takes it out
 * of storage when it opens (`sections/hero/Hero.astro`), so that it stays in this tab no longer than the page does.
 */
export interface SentRequest {
  /** The phone number as the page shows it. */
  phone: string;
  lead: LeadRecord;
}

/** A lead as the thank-you page knows it. */
export const sentRequest = (lead: LeadRecord): SentRequest => ({
  phone: readablePhone(keyOf(lead).phone),
  lead,
});

/** Leaves a request for the thank-you page. @returns nothing where storage does not take it */
export const passToThankYou = (lead: LeadRecord): true | undefined =>
  writeItem('sessionStorage', SENT_KEY, JSON.stringify(sentRequest(lead)));
