import { startAfterYes, allPurposes } from './after-yes';
import { readConsent } from '@/leads/consent';
import { forgetPersonal, reportWaiting } from '@/leads/waiting-events';

/**
 * Sets up the ad tracker and loads its tag, once the visit has begun: at the first touch, a moment after the page
 * has loaded, or at once after an ad click (`browser/early/reports.ts`). A prerendered page that nobody sees
 * counts nothing.
 */

/** Where law requires consent first: the European Economic Area, the United Kingdom, Switzerland. */
const askFirst = [
  'AT', 'BE', 'BG', 'CH', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GB', 'GR', 'HR', 'HU', 'IE', 'IS', 'IT',
  'LI', 'LT', 'LU', 'LV', 'MT', 'NL', 'NO', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK',
]; // prettier-ignore

/** Loads what the visitor's answer allows, and asks for one. @param meta lists the tag's ids; one names its file */
function startTracker(meta: HTMLMetaElement): void {
  const consent = readConsent();
  // A build may have nothing but the script of a call-tracking service, which waits for a yes everywhere.
  if (meta.content) startTag(meta, consent);
  startAfterYes();
  if (!consent) void import('./consent-banner').then(({ ask }) => ask()).catch(() => undefined);
}

/** Tells the tracker the consent state and the visit's version, and fetches its tag. */
function startTag(meta: HTMLMetaElement, said: ReturnType<typeof readConsent>): void {
  const ids = meta.content.split(' ');
  const setUp: unknown[] = [];
  const tell = function (..._call: unknown[]): void {
    // The tag's code looks for an arguments object, not an array.
    // eslint-disable-next-line prefer-rest-params
    setUp.push(arguments);
  };
  const decided = said !== 'closed' && said;
  if (!decided) tell('consent', 'default', { ...allPurposes('denied'), region: askFirst });
  tell('consent', 'default', allPurposes(decided || 'granted'));
  tell('js', new Date());
  const extra = 'userData' in meta.dataset ? [{ allow_enhanced_conversions: true }] : [];
  for (const id of ids) tell('config', id, ...extra);
  // Also where the tag is blocked and never arrives.
  forgetPersonal();
  // Put before what the visitor has answered already: the tag must read the consent defaults first.
  (window.dataLayer ??= []).unshift(...setUp);

  const script = document.createElement('script');
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(ids[0] ?? '')}`;
  script.async = true;
  script.onload = reportWaiting;
  document.head.append(script);
}

const meta = document.querySelector<HTMLMetaElement>('meta[name="google-tag"]');
if (meta) {
  if ((document as Document & { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', () => startTracker(meta), { once: true });
  else startTracker(meta);
}

// Until this is there, the link leads to the privacy page.
addEventListener('click', (event) => {
  if (!(event.target as Element).closest('[data-consent-open]')) return;
  event.preventDefault();
  void import('./consent-banner').then(({ askAgain }) => askAgain()).catch(() => undefined);
});
