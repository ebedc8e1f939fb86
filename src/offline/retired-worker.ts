/**
 * The `/sw.js` of a build without the offline page (`PUBLIC_OFFLINE_PAGE=off`). Browsers with the worker of an earlier
 * deploy get this file at their next page view; it deletes the cache and unregisters itself.
 */

interface LifeEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

/** The part of `ServiceWorkerGlobalScope` that is used here; TypeScript's own type excludes the types of the DOM. */
interface Scope {
  addEventListener: (type: 'install' | 'activate', listener: (event: LifeEvent) => void) => void;
  skipWaiting: () => Promise<void>;
  registration: { unregister: () => Promise<boolean> };
}

const scope = self as unknown as Scope;

async function leave(): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith('offline-')) await caches.delete(name);
  await scope.registration.unregister();
}

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(leave()));

export {};
