/** The longest that the ad tracker waits for a first touch, in milliseconds. */
const PATIENCE_MS = 5_000;

declare global {
  interface Window {
    dataLayer?: unknown[];
    gtag?: (...call: unknown[]) => void;
  }
}

// Where a tracker is configured its id stands in the head. What is reported before its code has come waits in its
// queue. A tracker that the host page already has is used as it is.
if (document.querySelector('[name=google-tag]') && !window.gtag) {
  const queue = (window.dataLayer ??= []);
  window.gtag = function gtag() {
    // The tag's code looks for an arguments object, not an array.
    // eslint-disable-next-line prefer-rest-params
    queue.push(arguments);
  };
  const fetchTracker = () => void import('../tracker').catch(() => undefined);
  for (const type of ['pointerdown', 'keydown', 'scroll'])
    addEventListener(type, fetchTracker, { once: true, passive: true });
  setTimeout(fetchTracker, PATIENCE_MS);
}

export {};
