/**
 * The service worker. Without a connection it shows `/offline`, or the page itself if it is one of the few cached ones.
 * It always tries the network first and caches only these pages and their files, so no visitor with a connection gets
 * an old page. Compiled by `integration.ts`, which fills in `OFFLINE`; it can import only types.
 */

import type { OfflineFiles } from './integration';

declare const OFFLINE: OfflineFiles;

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
  registration: { navigationPreload?: { enable: () => Promise<void> } };
}

/** After this many milliseconds without an answer the connection counts as lost. */
const PATIENCE_MS = 10_000;

const scope = self as unknown as Scope;

async function keep(): Promise<void> {
  const cache = await caches.open(OFFLINE.cache);
  // Bypasses the HTTP cache, which may have the page of an earlier deploy.
  for (const path of OFFLINE.pages) {
    const page = await fetch(path, { cache: 'reload' });
    if (!page.ok) throw new Error(`${path} answers ${page.status}`);
    // Browsers refuse a redirected response to a navigation, so it is copied. Some hosts redirect to add a slash.
    await cache.put(path, page.redirected ? new Response(page.body, page) : page);
  }
  await cache.addAll(OFFLINE.files);
  await scope.skipWaiting();
}

async function tidy(): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith('offline-') && name !== OFFLINE.cache) await caches.delete(name);
  }
  // The browser sends the request while the worker is still starting, so that it costs visitors no time.
  await scope.registration.navigationPreload?.enable();
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

scope.addEventListener('install', (event) => event.waitUntil(keep()));
scope.addEventListener('activate', (event) => event.waitUntil(tidy()));
scope.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  if (method !== 'GET') return;
  const { origin, pathname } = new URL(url);
  if (mode === 'navigate') {
    const local = OFFLINE.localPages?.[pathname.slice(0, 3)];
    const fallback = OFFLINE.pages.includes(pathname) ? pathname : (local ?? OFFLINE.page);
    return event.respondWith(fromNetwork(event, fallback));
  }
  if (origin === location.origin && OFFLINE.files.includes(pathname)) {
    event.respondWith(fromNetwork(event, pathname));
  }
});
