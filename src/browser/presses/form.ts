import { savePendingForm } from '@/leads/pending-form';
import { deliverWaiting } from '../early/deliver-waiting';

/**
 * Shows the notice of a waiting lead; without a connection the script that otherwise does it cannot be fetched.
 */
function tellWaiting(): void {
  const notice = document.querySelector<HTMLElement>('undelivered-notice')!;
  const words = notice.querySelector<HTMLElement>('[data-waiting]')!;
  words.textContent = words.dataset.waiting!;
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
  const isKept = savePendingForm(form);
  return () => {
    if (!isKept) return form.submit();
    // The next page sends what is kept, as any lead. But only if the connection works: on a dead one, even if the
    // browser reports it as online, leaving would end on an error page.
    const { next = '/thank-you' } = form.dataset;
    fetch(next, { method: 'HEAD' })
      .then(() => {
        form.reset();
        location.assign(next);
      })
      .catch(() => {
        if (submitter) submitter.ariaBusy = null;
        addEventListener('online', deliverWaiting, { once: true });
      });
    // Shown until the answer comes, which takes a while on such a connection.
    tellWaiting();
  };
}
