import { captureAttribution } from '@/leads/attribution';
import { hasUndelivered } from '@/leads/outbox-key';
import { clickIdDays } from '../../../content/site.json';

/** Sends the leads that wait in this browser and tells the visitor; fetches nothing where none waits. */
export async function deliverWaiting(): Promise<void> {
  if (!hasUndelivered()) return;
  const { deliverWaitingLeads } = await import('../waiting-leads');
  deliverWaitingLeads();
}

captureAttribution(clickIdDays);

// A lead that could not be sent on an earlier page is sent from this one.
void deliverWaiting().catch(() => undefined);
