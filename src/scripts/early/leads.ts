import { captureAttribution } from '@/leads/attribution';
import { hasUndelivered } from '@/leads/outbox-key';
import { clickIdDays } from '../../../content/site.json';

/** Delivers what waits in this browser and says so on the page; nothing is fetched where nothing waits. */
export async function deliverWaiting(): Promise<void> {
  if (!hasUndelivered()) return;
  const { deliverWaitingLeads } = await import('../waiting-leads');
  deliverWaitingLeads();
}

captureAttribution(clickIdDays);

// A lead that could not be sent on an earlier page or visit goes out as soon as there is a page to send it from.
void deliverWaiting().catch(() => undefined);
