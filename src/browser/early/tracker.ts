import { atFirst, VISITOR_EVENTS } from '../visitor-events';
import { clickIds } from '@/leads/click-ids';

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
    // In two steps, as in `deliver-waiting.ts`.
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
