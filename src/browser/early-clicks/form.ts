import { savePendingForm } from '@/leads/pending-form';
import type { Keeper } from '@/leads/outbox';
import { deliverWaiting } from '../early/leads';

/**
 * Shows the notice of a waiting lead; without a connection the script that otherwise does it cannot be fetched.
 */
function tellWaiting(keeper: Keeper): void {
  const notice = document.querySelector<HTMLElement>('undelivered-notice')!;
  const words = notice.querySelector<HTMLElement>('[data-waiting]')!;
  words.textContent = words.dataset[keeper.toLowerCase()] ?? words.dataset.waiting!;
  notice.hidden = false;
  notice.querySelector<HTMLElement>('[data-close]')!.onclick = () => (notice.hidden = true);
}

/**
 * Keeps a lead form that is submitted before its script has arrived, synchronously, because the tab may be closed
 * right after.
 * @returns sends the form without its script
 */
export function keepLead({ target, submitter }: SubmitEvent): () => void {
  const form = target as HTMLFormElement;
  if (submitter) submitter.ariaBusy = 'true';
  const keeper = savePendingForm(form);
  const send = (): void => {
    // The next page sends what is kept, as any lead. But only if the connection works: on a dead one, even if the
    // browser reports it as online, leaving would end on an error page, and what only this page keeps would be lost.
    const { next = '/thank-you' } = form.dataset;
    fetch(next, { method: 'HEAD' })
      .then(() => {
        if (keeper === 'page') return form.submit();
        form.reset();
        // The next press on this page is another request.
        delete form.dataset.pending;
        location.assign(next);
      })
      .catch(() => {
        if (submitter) submitter.ariaBusy = null;
        addEventListener('online', () => (keeper === 'page' ? send() : deliverWaiting(true)), { once: true });
      });
    // Shown until the answer comes, which takes a while on such a connection.
    tellWaiting(keeper);
  };
  return send;
}
