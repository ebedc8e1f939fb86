import { report } from './report-event';
import type { FormFamily } from './types';

/**
 * Reports a delivery to the tracker: that a lead of this family arrived, and for the contact form its own event
 * (specification section 7). Nothing personal.
 */
export function reportDelivery(form: FormFamily): void {
  report('generate_lead', { form });
  if (form === 'contact')
    report('contact_submit_success', { event_category: 'Contact', event_label: 'Contact Form' });
}
