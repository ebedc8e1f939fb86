import type { FormFamily } from './types';

/** The tracker's one function, where the page or the host page has loaded it. */
type Gtag = (command: 'event', name: string, parameters: Record<string, string | number>) => void;

/**
 * Reports a call from a paid page: event 'conversion', value 1 in USD (specification section 7).
 * @param conversionId `PUBLIC_ADS_CONVERSION_ID`, where the site has one
 */
export function reportPhoneConversion(conversionId?: string): void {
  report('conversion', { ...(conversionId && { send_to: conversionId }), value: 1, currency: 'USD' });
}

/** Reports that a lead was taken, by its family and nothing personal. */
export function reportLeadEvent(form: FormFamily): void {
  report('generate_lead', { form });
}

/** Reports the contact form's success (specification section 7). */
export function reportContactSuccess(): void {
  report('contact_submit_success', { event_category: 'Contact', event_label: 'Contact Form' });
}

/** Hands an event to the tracker if there is one. A broken tracker must not keep a visitor from calling. */
function report(name: string, parameters: Record<string, string | number>): void {
  try {
    (window as { gtag?: Gtag }).gtag?.('event', name, parameters);
  } catch {
    // Not ours to mend, and nothing that the visitor can do about it.
  }
}
