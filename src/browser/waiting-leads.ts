import { recoverPendingForms } from '@/leads/recover-pending-forms';
import { startDelivery } from '@/leads/deliver';
import { watchUndelivered } from './undelivered-notice';

/** Sends the leads that wait in this browser and tells the visitor; `early/leads.ts` imports it if there are any. */
export function deliverWaitingLeads(): void {
  watchUndelivered();
  recoverPendingForms();
  startDelivery();
}
