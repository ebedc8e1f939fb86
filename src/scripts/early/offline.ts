import { atFirst, USE_EVENTS } from '../visitor-events';

/** How long after loading a page that nobody touches waits before it sees to offline visits, in milliseconds. */
const IDLE_MS = 2000;

// The page comes first: not before it has loaded, and then at the first use or a moment later.
// Blocked service workers (private windows) cost the offline page and nothing else.
if (import.meta.env.PROD && import.meta.env.PUBLIC_OFFLINE_PAGE !== 'off' && 'serviceWorker' in navigator) {
  const register = () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  const prepare = (): void => {
    setTimeout(register, IDLE_MS);
    atFirst(USE_EVENTS, register);
  };
  // A page from memory has loaded before its scripts come.
  if (document.readyState === 'complete') prepare();
  else addEventListener('load', prepare);
}
