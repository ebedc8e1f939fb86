import { keepForm } from '@/leads/kept-form';
import { deliverWaiting } from './leads';

/** Shows the notice of a waiting lead; the script that otherwise does it cannot be fetched without a connection. */
function tellWaiting(): void {
  const notice = document.querySelector<HTMLElement>('undelivered-notice')!;
  const words = notice.querySelector<HTMLElement>('[data-waiting]')!;
  words.textContent = words.dataset.waiting!;
  notice.hidden = false;
  notice.querySelector<HTMLElement>('[data-close]')!.onclick = () => (notice.hidden = true);
}

/**
 * Keeps a lead form that is submitted before its script has come, at once: the tab may be closed in the next moment.
 * @returns sends the form without its script
 */
export function keepLead({ target, submitter }: SubmitEvent): () => void {
  const form = target as HTMLFormElement;
  if (submitter) submitter.ariaBusy = 'true';
  const isKept = keepForm(form);
  return () => {
    if (!isKept) return form.submit();
    // The next page has scripts of its own and sends what is kept, as any lead. But only if there is a line to it: on a
    // dead one, whatever the browser believes of it, leaving would end on an error page.
    fetch('/thank-you', { method: 'HEAD' })
      .then(() => {
        form.reset();
        location.assign('/thank-you');
      })
      .catch(() => {
        if (submitter) submitter.ariaBusy = null;
        addEventListener('online', () => void deliverWaiting().catch(() => undefined), { once: true });
      });
    // Until an answer comes, which on such a line takes its time.
    tellWaiting();
  };
}
