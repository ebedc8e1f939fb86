import { OUTBOX_EVENT } from '@/leads/outbox-key';
import { undelivered } from '@/leads/start-delivery';

/** How long the page's own first attempt may take before the visitor is told, in milliseconds. */
const patience = 4_000;

/**
 * Shows the notice if a lead is still in this browser after the page's first attempt to send it, and says so
 * when it has gone. Imported only where the outbox holds something.
 */
export function watchUndelivered(): void {
  const notice = document.querySelector<HTMLElement>('undelivered-notice');
  const title = notice?.querySelector<HTMLElement>('[data-title]');
  const waiting = notice?.querySelector<HTMLElement>('[data-waiting]');
  if (!notice || !title || !waiting) return;

  const update = (): void => {
    const held = undelivered().length > 0;
    // Nothing was said yet and nothing needs to be.
    if (!held && notice.hidden) return;
    notice.hidden = false;
    waiting.hidden = !held;
    title.textContent = (held ? title.dataset.title : title.dataset.sent) ?? '';
  };
  const first = setTimeout(update, patience);
  addEventListener(OUTBOX_EVENT, () => {
    clearTimeout(first);
    update();
  });
}
