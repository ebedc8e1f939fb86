import { atFirst, POINT_EVENTS, USE_EVENTS } from '../visitor-events';
import { readItem, PHOTOS_KEY } from '@/leads/storage';

/** Scripts that wait until the visitor does something, by their elements. A finger that scrolls is not held up. */
const scripts: Record<string, () => Promise<unknown>> = {
  'menu-dropdown,[popover],.carousel-below-md': () => import('../menu'),
  'zip-check': () => import('../zip-check'),
  'in-place': () => import('../in-place'),
  'sent-number': () => import('../sent-number'),
  '[data-tooltip]': () => import('../tooltip'),
  '[data-fade-in]': () => import('../fade-in'),
  // Only for browsers that prefer the link's language: nobody is sent to another page by it.
  [`[data-offer][lang=${navigator.language.slice(0, 2)}]`]: () => import('../other-language'),
};

/** The custom elements among them whose script has not arrived yet. */
export const UNDEFINED_ELEMENTS = ':is(menu-dropdown,zip-check,in-place,sent-number):not(:defined)';

/** Fetches the script of a custom element; does nothing where it is already there. */
export const scriptOf = (element: Element): Promise<unknown> | undefined =>
  Object.entries(scripts).find(([selector]) => element.matches(selector))?.[1]();

for (const [selector, load] of Object.entries(scripts))
  if (document.querySelector(selector)) atFirst(POINT_EVENTS, () => void load().catch(() => undefined));

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

/** The service worker is registered this long after the first paint if nobody touches the page, in milliseconds. */
const IDLE_MS = 5000;

// At the first touch or a moment later, so that it does not compete with the page.
if (import.meta.env.PROD && import.meta.env.PUBLIC_OFFLINE_PAGE !== 'off' && navigator.serviceWorker) {
  const register = () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  setTimeout(register, IDLE_MS);
  atFirst(USE_EVENTS, register);
}
