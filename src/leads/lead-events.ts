import { report } from './report-event';
import type { FormFamily } from './types';

/** Reports that a lead was taken, by its family and nothing personal. */
export function reportLeadEvent(form: FormFamily): void {
  report('generate_lead', { form });
}

/** Reports the contact form's success (specification section 7). */
export function reportContactSuccess(): void {
  report('contact_submit_success', { event_category: 'Contact', event_label: 'Contact Form' });
}
