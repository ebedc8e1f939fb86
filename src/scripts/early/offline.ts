import { atFirst, USE_EVENTS } from '../visitor-events';

/** The service worker is registered this long after loading if nobody touches the page, in milliseconds. */
const IDLE_MS = 2000;

// Only after the page has loaded, and then at the first touch or a moment later, so that it does not compete with
// the page.
if (import.meta.env.PROD && import.meta.env.PUBLIC_OFFLINE_PAGE !== 'off' && 'serviceWorker' in navigator) {
  const register = () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  const prepare = (): void => {
    setTimeout(register, IDLE_MS);
    atFirst(USE_EVENTS, register);
  };
  // A page from the cache may have loaded before its scripts run.
  if (document.readyState === 'complete') prepare();
  else addEventListener('load', prepare);
}
