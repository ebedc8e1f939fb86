/**
 * The service worker. Without a connection it shows `/offline`, or the page itself if it is one of the few cached ones.
 * It always tries the network first and caches only these pages and their files, so no visitor with a connection gets
 * an old page. Compiled by `integration.ts`, which fills in `OFFLINE`; it can import only types.
 *
 * In a build without the offline page (`PUBLIC_OFFLINE_PAGE=off`) `OFFLINE` is undefined. Browsers with the worker of an
 * earlier deploy get that one at their next page view; it deletes the cache and unregisters itself.
 */

import type { OfflineFiles } from './integration';

declare const OFFLINE: OfflineFiles | undefined;

interface LifeEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

interface FetchEvent extends Event {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith: (response: Promise<Response>) => void;
}

/** The part of `ServiceWorkerGlobalScope` that is used here; TypeScript's own type excludes the types of the DOM. */
interface Scope {
  addEventListener: ((type: 'install' | 'activate', listener: (event: LifeEvent) => void) => void) &
    ((type: 'fetch', listener: (event: FetchEvent) => void) => void);
  skipWaiting: () => Promise<void>;
  registration: { navigationPreload?: { enable: () => Promise<void> }; unregister: () => Promise<boolean> };
}

/** After this many milliseconds without an answer the connection counts as lost. */
const PATIENCE_MS = 10_000;

const scope = self as unknown as Scope;

async function keep({ cache: name, pages, files }: OfflineFiles): Promise<void> {
  const cache = await caches.open(name);
  // Bypasses the HTTP cache, which may have the page of an earlier deploy.
  for (const path of pages) {
    const page = await fetch(path, { cache: 'reload' });
    if (!page.ok) throw new Error(`${path} answers ${page.status}`);
    // Browsers refuse a redirected response to a navigation, so it is copied. Some hosts redirect to add a slash.
    await cache.put(path, page.redirected ? new Response(page.body, page) : page);
  }
  await cache.addAll(files);
  await scope.skipWaiting();
}

async function tidy(): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith('offline-') && name !== OFFLINE?.cache) await caches.delete(name);
  }
  // The browser sends the request while the worker is still starting, so that it costs visitors no time.
  if (OFFLINE) await scope.registration.navigationPreload?.enable();
  else await scope.registration.unregister();
}

async function fromNetwork(event: FetchEvent, kept: string): Promise<Response> {
  try {
    const late = new Promise<never>((_, reject) =>
      setTimeout(() => reject(new Error('No answer')), PATIENCE_MS),
    );
    const answer = (async () => (await event.preloadResponse) ?? (await fetch(event.request)))();
    return await Promise.race([answer, late]);
  } catch (error) {
    const answer = await caches.match(kept);
    if (!answer) throw error;
    return answer;
  }
}

function answer({ page, pages, files, localPages }: OfflineFiles, event: FetchEvent): void {
  const { method, mode, url } = event.request;
  if (method !== 'GET') return;
  const { origin, pathname } = new URL(url);
  if (mode === 'navigate') {
    const fallback = pages.includes(pathname) ? pathname : (localPages?.[pathname.slice(0, 3)] ?? page);
    event.respondWith(fromNetwork(event, fallback));
  } else if (origin === location.origin && files.includes(pathname))
    event.respondWith(fromNetwork(event, pathname));
}

scope.addEventListener('install', (event) => event.waitUntil(OFFLINE ? keep(OFFLINE) : scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(tidy()));
if (OFFLINE) scope.addEventListener('fetch', (event) => answer(OFFLINE, event));
