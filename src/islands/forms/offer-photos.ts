import type { LeadKey } from '@/leads/types';

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
