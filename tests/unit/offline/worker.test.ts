import { beforeEach, describe, expect, it, vi } from 'vitest';

/** Asks the worker for a page, as a browser does that opens one. */
let open: (network: Promise<Response>) => Promise<Response>;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  const listeners: Record<string, (event: object) => void> = {};
  vi.stubGlobal('self', {
    addEventListener: (type: string, listener: (event: object) => void) => (listeners[type] = listener),
  });
  vi.stubGlobal('OFFLINE', { page: '/offline', pages: [], files: [], cache: 'offline-1' });
  vi.stubGlobal('caches', { match: () => Promise.resolve(new Response('offline')) });
  await import('@/offline/worker');
  open = (network) => {
    vi.stubGlobal('fetch', () => network);
    return new Promise((resolve) => {
      listeners.fetch?.({
        request: { method: 'GET', mode: 'navigate', url: 'https://plumber.example.com/about' },
        preloadResponse: Promise.resolve(undefined),
        respondWith: resolve,
      });
    });
  };
});

describe('a page that is opened', () => {
  it('is the network’s, also where that takes its time', async () => {
    const slow = new Promise<Response>((resolve) => setTimeout(() => resolve(new Response('page')), 9_000));
    const opened = open(slow);
    await vi.advanceTimersByTimeAsync(9_000);
    expect(await (await opened).text()).toBe('page');
  });

  it.each([
    ['there is no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the connection is there and carries nothing', () => new Promise<Response>(() => undefined)],
  ])('is the offline page where %s', async (_, network) => {
    const opened = open(network());
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await (await opened).text()).toBe('offline');
  });
});
