import { adoptKeptForms } from '@/leads/adopt-forms';
import { startDelivery } from '@/leads/start-delivery';
import { watchUndelivered } from './undelivered-notice';

/** Delivers the requests that wait in this browser, and says so on the page; `early/leads.ts` fetches it when some do. */
export function deliverWaitingLeads(): void {
  watchUndelivered();
  adoptKeptForms();
  startDelivery();
}
