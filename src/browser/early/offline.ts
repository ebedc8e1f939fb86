import { atFirst, USE_EVENTS } from '../visitor-events';

/** The service worker is registered this long after the first paint if nobody touches the page, in milliseconds. */
const IDLE_MS = 5000;

// At the first touch or a moment later, so that it does not compete with the page.
if (import.meta.env.PROD && import.meta.env.PUBLIC_OFFLINE_PAGE !== 'off' && navigator.serviceWorker) {
  const register = () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  setTimeout(register, IDLE_MS);
  atFirst(USE_EVENTS, register);
}
