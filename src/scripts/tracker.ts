/**
 * Sets the ad tracker up and loads its tag. Fetched at the first touch or a moment after the page
 * (`scripts/early/tracker.ts`), and only once a visit has begun: a page that was only prerendered counts nothing.
 */

/** Where the law wants a yes before anything is stored: the European Economic Area, the United Kingdom, Switzerland. */
const askFirst = [
  'AT', 'BE', 'BG', 'CH', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GB', 'GR', 'HR', 'HU', 'IE', 'IS', 'IT',
  'LI', 'LT', 'LU', 'LV', 'MT', 'NL', 'NO', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK',
]; // prettier-ignore

const purposes = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'];
const allPurposes = (state: 'granted' | 'denied'): Record<string, string> =>
  Object.fromEntries(purposes.map((purpose) => [purpose, state]));

/**
 * Tells the tracker what may be stored and whose visit this is, and fetches its tag.
 * @param ids every id that the tag is configured with; the first one names its file
 */
function startTracker(ids: readonly string[]): void {
  const setUp: unknown[] = [];
  const tell = function (..._call: unknown[]): void {
    // The tag's code looks for an arguments object, not an array.
    // eslint-disable-next-line prefer-rest-params
    setUp.push(arguments);
  };
  tell('consent', 'default', { ...allPurposes('denied'), region: askFirst });
  tell('consent', 'default', allPurposes('granted'));
  tell('js', new Date());
  for (const id of ids) tell('config', id);
  // In front of what the page has reported already: consent defaults must be the first thing that the tag reads.
  (window.dataLayer ??= []).unshift(...setUp);

  const script = document.createElement('script');
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(ids[0] ?? '')}`;
  script.async = true;
  document.head.append(script);
}

const ids = document.querySelector<HTMLMetaElement>('meta[name="google-tag"]')?.content.split(' ');
if (ids) {
  if ((document as Document & { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', () => startTracker(ids), { once: true });
  else startTracker(ids);
}

export {};
