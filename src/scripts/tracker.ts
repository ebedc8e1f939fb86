/**
 * Loads the ad tracker's tag after the page and after its visit has begun: a page that was only prerendered
 * counts nothing. Consent defaults are set before the tag, as its maker asks.
 */

declare global {
  interface Window {
    dataLayer?: unknown[];
    gtag?: (...call: unknown[]) => void;
  }
}

/** Where the law wants a yes before anything is stored: the European Economic Area, the United Kingdom, Switzerland. */
const askFirst = [
  'AT', 'BE', 'BG', 'CH', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GB', 'GR', 'HR', 'HU', 'IE', 'IS', 'IT',
  'LI', 'LT', 'LU', 'LV', 'MT', 'NL', 'NO', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK',
]; // prettier-ignore

const purposes = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'];
const allPurposes = (state: 'granted' | 'denied'): Record<string, string> =>
  Object.fromEntries(purposes.map((purpose) => [purpose, state]));

/** The longest that the tag waits for a first touch, in milliseconds after the page has loaded. */
const patience = 5_000;

/**
 * Sets up the tracker's queue and consent, and fetches the tag when the page is at rest.
 * @param tagId `PUBLIC_GOOGLE_TAG_ID`
 */
export function startTracker(tagId: string): void {
  // A tracker that the host page already has is used as it is.
  if (window.gtag) return;
  const queue = (window.dataLayer ??= []);
  window.gtag = function gtag() {
    // The tag's code looks for an arguments object, not an array.
    // eslint-disable-next-line prefer-rest-params
    queue.push(arguments);
  };
  window.gtag('consent', 'default', { ...allPurposes('denied'), region: askFirst });
  window.gtag('consent', 'default', allPurposes('granted'));
  window.gtag('js', new Date());
  window.gtag('config', tagId);

  let fetched = false;
  const fetchTag = (): void => {
    if (fetched) return;
    fetched = true;
    const script = document.createElement('script');
    script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(tagId)}`;
    script.async = true;
    document.head.append(script);
  };
  const wait = (): void => {
    for (const type of ['pointerdown', 'keydown', 'scroll', 'touchstart'])
      addEventListener(type, fetchTag, { once: true, passive: true });
    setTimeout(fetchTag, patience);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}

const tagId = document.querySelector<HTMLMetaElement>('meta[name="google-tag"]')?.content;
if (tagId) {
  if ((document as Document & { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', () => startTracker(tagId), { once: true });
  else startTracker(tagId);
}
