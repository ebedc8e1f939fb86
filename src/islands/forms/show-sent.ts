import { sentRequest, type SentRequest } from '@/leads/sent-request';
import type { LeadRecord } from '@/leads/outbox';
import type { LeadKey } from '@/leads/types';

/**
 * Above the fields of a form that stays on its page: that we have the request, the number that we call, and its pictures
 * (the page's one `components/SentNumber.astro`), until the page is left or the next request is sent.
 * @returns false where the page has no such place; a dialog is taken out of the page when it closes
 */
export function showSent(form: HTMLFormElement | null, lead: LeadRecord): boolean {
  const sent = document.querySelector<HTMLElement & { request?: SentRequest }>('sent-number');
  if (!sent || !form?.isConnected || form.closest('[role=dialog]')) return false;
  sent.request = sentRequest(lead);
  sent.querySelector('b')!.textContent = sent.request.phone;
  sent.querySelector('button')!.ariaExpanded = 'false';
  // A request that waited has the offer under its form, for itself.
  const offer = document.querySelector<HTMLElement & { lead?: LeadKey }>('photo-offer');
  if (offer) {
    delete offer.lead;
    sent.firstElementChild!.append(offer);
  }
  if (sent.nextElementSibling !== form) form.before(sent);
  sent.hidden = false;
  // Whoever chose an emergency reads the number as a button above it (`components/LeadForm.astro`).
  const card = form.closest<HTMLElement>('.form-card');
  const urgent = String(lead.payload.service).startsWith('emergency');
  card?.classList.toggle('is-urgent', urgent);
  // At once: a card that is the target of a link scrolls smoothly, and what else changes in the page would end that.
  (urgent && card ? card : sent).scrollIntoView({
    block: urgent ? 'start' : 'nearest',
    behavior: 'instant',
  });
  // On a shared phone, the next person must not find it with Back.
  addEventListener('pagehide', () => (sent.hidden = true), { once: true });
  return true;
}

/** Shows the page's offer to send pictures (`components/PhotoOffer.astro`) under a form whose request was taken. */
export function offerPhotos(form: HTMLFormElement | null, lead: LeadKey): void {
  const offer = document.querySelector<HTMLElement & { lead?: LeadKey }>('photo-offer');
  // Outside the island, which renders its own part of the page again.
  const formPart = form?.closest('.lead-form');
  // A dialog is taken out of the page when it closes, with all that is in it.
  if (!offer || !formPart || formPart.closest('[role=dialog]')) return;
  offer.lead = lead;
  if (offer.parentElement !== formPart) formPart.append(offer);
  offer.hidden = false;
}
