import { late } from '@/browser/visitor-events';
import type { DialogKind } from './open';

const OPENERS = '[data-quote-open],[data-modal-open]';

/** Fetches the dialog's code; called again, it returns the same module. */
const fetchDialog = () => import('./open');

const openerOf = ({ target }: Event): HTMLElement | null => (target as Element).closest<HTMLElement>(OPENERS);

addEventListener('click', (event) => {
  const opener = openerOf(event);
  // A press with a modifier key opens a new tab or window, so the link handles it.
  if (!opener || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  const kind: DialogKind = 'modalOpen' in opener.dataset ? 'modal' : 'quote';
  // On a slow connection, show that the press was noticed.
  opener.ariaBusy = 'true';
  // The page of its link works without it.
  Promise.race([fetchDialog(), late()])
    .then(({ openDialog }) => openDialog(kind, opener, opener.dataset.service))
    .catch(() => location.assign((opener as HTMLAnchorElement).href))
    .finally(() => (opener.ariaBusy = null));
});

/** Fetches the code early, when the pointer or the focus reaches an opener. */
for (const type of ['pointerover', 'focusin', 'touchstart'])
  addEventListener(type, (event) => void (openerOf(event) && fetchDialog().catch(() => undefined)), {
    passive: true,
  });
