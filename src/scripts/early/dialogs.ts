import type { DialogKind } from '@/islands/quote/open';

const OPENERS = '[data-quote-open],[data-modal-open]';

/** After this long without the dialog's code its link is followed: the page behind it needs none. In milliseconds. */
const PATIENCE_MS = 6000;

/** Fetches the dialog's code; the browser keeps one copy however often this is asked. */
const fetchDialog = () => import('@/islands/quote/open');

const openerOf = ({ target }: Event): HTMLElement | null => (target as Element).closest<HTMLElement>(OPENERS);

addEventListener('click', (event) => {
  const opener = openerOf(event);
  // A press with a modifier asks for a new tab or window: that is the link's business.
  if (!opener || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  const kind: DialogKind = 'modalOpen' in opener.dataset ? 'modal' : 'quote';
  // On a slow line the code takes its time: say that the press has been heard.
  opener.ariaBusy = 'true';
  const late = new Promise<never>((_resolve, reject) => setTimeout(reject, PATIENCE_MS));
  Promise.race([fetchDialog(), late])
    .then(({ openDialog }) => openDialog(kind, opener, opener.dataset.service))
    .catch(() => location.assign((opener as HTMLAnchorElement).href))
    .finally(() => (opener.ariaBusy = null));
});

/** A pointer on its way to an opener, or a focus on it, is the time to fetch what it opens. */
for (const type of ['pointerover', 'focusin', 'touchstart'])
  addEventListener(type, (event) => void (openerOf(event) && fetchDialog().catch(() => undefined)), {
    passive: true,
  });
