import { forgetForm, keepForm } from '@/leads/kept-form';
import { deliverWaiting } from './leads';

/** Shows the notice of a waiting lead; the script that otherwise does it cannot be fetched without a connection. */
function tellWaiting(): void {
  const notice = document.querySelector<HTMLElement>('undelivered-notice')!;
  const title = notice.querySelector<HTMLElement>('[data-title]')!;
  notice.hidden = false;
  title.textContent = title.dataset.title!;
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
    // Not natively: on a line that is dead, whatever the browser believes of it, that ends on an error page.
    fetch(form.action, {
      method: 'POST',
      mode: 'no-cors',
      body: new URLSearchParams(new FormData(form) as never),
    })
      .then(() => {
        forgetForm(form);
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
