import { captureAttribution } from '@/leads/attribution';
import { KEPT_FORM_PREFIX } from '@/leads/kept-form';
import { hasUndelivered } from '@/leads/outbox-key';

/** Delivers what waits in this browser and says so on the page; nothing is fetched where nothing waits. */
export async function deliverWaiting(): Promise<void> {
  // First of all, so that what it makes is delivered and told of with the rest.
  if (hasUndelivered(KEPT_FORM_PREFIX)) (await import('@/leads/adopt-forms')).adoptKeptForms();
  if (!hasUndelivered()) return;
  const [{ startDelivery }, { watchUndelivered }] = await Promise.all([
    import('@/leads/start-delivery'),
    import('../undelivered-notice'),
  ]);
  watchUndelivered();
  startDelivery();
}

captureAttribution();

// A lead that could not be sent on an earlier page or visit goes out as soon as there is a page to send it from.
void deliverWaiting().catch(() => undefined);
