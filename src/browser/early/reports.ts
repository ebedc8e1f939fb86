import { atFirst, VISITOR_EVENTS } from '../visitor-events';
import { clickIds } from '@/leads/click-ids';
import { reportEvent, reportPhoneConversion } from '@/leads/report-event';
import { optsOut } from '@/leads/consent';

/** The longest that the ad tracker waits for a first touch, in milliseconds. */
const PATIENCE_MS = 5_000;

declare global {
  interface Window {
    dataLayer?: unknown[];
    gtag?: (...call: unknown[]) => void;
  }
}

// A tracker that the host page already has is used as it is. Builds without a tag leave all of this out.
if (import.meta.env.PUBLIC_GOOGLE_TAG_ID || import.meta.env.PUBLIC_ADS_CONVERSION_ID) {
  if (window.gtag) {
    // In two steps, as in `leads.ts`.
    const script = import('@/leads/waiting-events');
    script.then(({ reportWaiting }) => reportWaiting()).catch(() => undefined);
  } else awaitTag();
} else if (import.meta.env.PUBLIC_CALL_TRACKING_SCRIPT) awaitVisit();

function awaitTag(): void {
  const queue = (window.dataLayer ??= []);
  window.gtag = function gtag() {
    // The tag's code looks for an arguments object, not an array.
    // eslint-disable-next-line prefer-rest-params
    queue.push(arguments);
  };
  awaitVisit();
}

function awaitVisit(): void {
  const fetchTracker = () => void import('../tracker').catch(() => undefined);
  // The tag stores a click id in a cookie, so after an ad click it is loaded at once, before the visitor can
  // leave.
  if (RegExp(`[?&](${clickIds.join('|')})=`).test(location.search)) fetchTracker();
  atFirst(VISITOR_EVENTS, fetchTracker);
  setTimeout(fetchTracker, PATIENCE_MS);
}

addEventListener('click', ({ target }) => {
  const link = (target as Element).closest<HTMLElement>('a[data-conversion],a[href^="sms:"],[data-print]');
  if (!link) return;
  // The sheet that a page prints as (sections/valves/Valves.astro).
  if ('print' in link.dataset) print();
  // Paid pages mark their phone links. Dialling goes on in any case: nothing here prevents it.
  else if ('conversion' in link.dataset) reportPhoneConversion(link.dataset.conversion);
  // A text message is an answer, too; how many are sent is not known, only how many are begun.
  else reportEvent('text_click', {});
});

// Speed is measured only where the owner wants it (`PUBLIC_FIELD_WEBHOOK_URL`), for visitors who have used the
// page and whose browser does not opt out. Nothing is fetched before the first touch.
if (import.meta.env.PUBLIC_FIELD_WEBHOOK_URL && !optsOut())
  atFirst(['pointerdown', 'keydown'], () => void import('../vitals').catch(() => undefined));
