import { optsOut, readConsent, type Consent } from '@/leads/consent';
import { forgetPersonal } from '@/leads/waiting-events';
import { writeItem, CONSENT_KEY } from '@/leads/storage';
import { startAfterYes, allPurposes } from './after-yes';

/**
 * Asks the visitor about measuring ads and passes the answer to the tag. The banner
 * (`layouts/frame/ConsentBanner.astro`) is a non-modal dialog: it opens without taking the focus, closes with
 * Escape, and hides wherever it would cover a phone number.
 */
const banner = document.querySelector<HTMLDialogElement>('dialog[data-consent]');
const answers = [...(banner?.querySelectorAll<HTMLButtonElement>('[data-answer]') ?? [])];

/** What had the focus when the visitor asked for the banner. */
let asker: HTMLElement | undefined;

const remember = (said: Consent | 'closed') => writeItem('localStorage', CONSENT_KEY, said);

function close(): void {
  const hadFocus = banner?.contains(document.activeElement);
  banner?.close();
  stepAside();
  // Otherwise the browser would move the focus to the top of the page.
  if (hadFocus) asker?.focus();
}

function answer(said: Consent): void {
  remember(said);
  forgetPersonal();
  window.gtag?.('consent', 'update', allPurposes(said));
  startAfterYes();
  close();
}

let watcher: IntersectionObserver | undefined;

/** Hides the banner while it is open and would cover a phone number, unless the focus is in it. */
function stepAside(): void {
  watcher?.disconnect();
  if (!banner?.open) return;
  const { top, right, bottom, left } = banner.getBoundingClientRect();
  const margins = [top, innerWidth - right, innerHeight - bottom, left];
  const under = new Set<Element>();
  watcher = new IntersectionObserver(
    (changes) => {
      for (const { target, isIntersecting } of changes) under[isIntersecting ? 'add' : 'delete'](target);
      banner.toggleAttribute('data-aside', under.size > 0);
    },
    { rootMargin: margins.map((margin) => `${-Math.floor(margin)}px`).join(' ') },
  );
  for (const link of document.querySelectorAll('[data-call]')) watcher.observe(link);
}
addEventListener('resize', stepAside);

/** Shows the banner, with what was said before. */
export function ask(): void {
  if (!banner) return;
  const answer = readConsent();
  for (const button of answers) {
    button.ariaPressed = String(button.dataset.answer === answer);
    // With Global Privacy Control a yes here would change nothing.
    button.hidden = optsOut();
  }
  for (const line of banner.querySelectorAll<HTMLElement>('[data-gpc]'))
    line.hidden = (line.dataset.gpc === 'on') !== optsOut();
  // The attribute and not `show()`, which would take the focus from a field that the visitor is typing in.
  banner.open = true;
  stepAside();
}

/** Opens the banner on request: the focus goes there and comes back. */
export function askAgain(): void {
  asker = (document.activeElement as HTMLElement | null) ?? undefined;
  ask();
  // What is hidden cannot get the focus, and where the focus is, it stays visible.
  banner?.removeAttribute('data-aside');
  banner?.querySelector<HTMLElement>('button:not([hidden])')?.focus();
}

for (const button of answers) button.onclick = () => answer(button.dataset.answer as Consent);
const closing = (): void => {
  if (!readConsent()) remember('closed');
  close();
};
banner?.querySelector('[data-close]')?.addEventListener('click', closing);
banner?.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') closing();
});
