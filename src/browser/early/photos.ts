import { readItem, PHOTOS_KEY } from '@/leads/storage';

// Pictures are offered only where the owner has a webhook for them. Their code is fetched when the visitor presses the
// button (the browser itself opens the choice of pictures meanwhile) or has chosen some, and on pages opened while some
// still wait.
if (import.meta.env.PUBLIC_PHOTO_WEBHOOK_URL) {
  const load = (): Promise<unknown> => import('../photos');
  const retry = () => void load().catch(() => undefined);
  if (readItem('localStorage', PHOTOS_KEY)) retry();
  const wake = ({ target }: Event): void => {
    const offer = (target as Element).closest<HTMLElement>('photo-offer:not(:defined)');
    if (offer)
      load().catch(() => {
        // Without a connection: what was chosen stays in the page until there is one.
        offer.querySelector('[role=status]')!.textContent = offer.dataset.offline!;
        addEventListener('online', retry, { once: true });
      });
  };
  addEventListener('click', wake);
  addEventListener('change', wake);
}
