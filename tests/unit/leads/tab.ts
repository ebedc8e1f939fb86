import { afterEach, beforeEach, vi } from 'vitest';
import { OUTBOX_PREFIX } from '@/leads/storage';
import type { LeadRecord } from '@/leads/outbox';

/** What a webhook answers to one request: a status, or an error that the send throws. */
export type Answer = Response | Error | 'never';

/** A webhook in memory: keeps each body that it was sent and answers as told. */
export const webhook = {
  bodies: [] as string[],
  /** Whether the site can be reached, whatever becomes of the webhook. */
  isSiteUp: false,
  /** Whether the webhook's host answers, though not to leads in a way that the page can read. */
  isHostUp: false,
  /** How far the site's clock is ahead of the device's, in milliseconds. */
  clockAhead: 0,
  urls: [] as string[],
  requests: [] as RequestInit[],
  answer: (() => new Response(null, { status: 200 })) as (count: number) => Answer,
};

/** A browser tab: its own copy of every module, the same `localStorage` as the other tabs. */
export async function openTab() {
  vi.resetModules();
  const [{ submitLead }, { listLeads }, delivery, { askTheTime }] = await Promise.all([
    import('@/leads/submit'),
    import('@/leads/outbox'),
    import('@/leads/deliver'),
    import('@/leads/clock'),
  ]);
  // A new tab starts with an empty session.
  sessionStorage.clear();
  return { submitLead, listLeads, askTheTime, ...delivery };
}

/** An ad tracker that takes what it is told. */
export function withTracker() {
  const gtag = vi.fn();
  Object.assign(window, { gtag });
  return gtag;
}

/** The part of the Web Locks API that the outbox uses, shared by all tabs. */
export function lockManager() {
  const held = new Set<string>();
  const request = async (
    name: string,
    { ifAvailable }: LockOptions,
    task: (lock: object | null) => unknown,
  ) => {
    if (held.has(name)) {
      if (!ifAvailable) throw new Error('A tab would wait for the lock of another one.');
      return task(null);
    }
    held.add(name);
    return Promise.resolve(task({ name })).finally(() => held.delete(name));
  };
  return { request };
}

/** A storage area that refuses some texts, by default all, like one that is full. */
export const fullArea = (
  area: Storage,
  refuses: (key: string, text: string) => boolean = () => true,
): Storage =>
  new Proxy(area, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (name !== 'setItem') return typeof value === 'function' ? value.bind(target) : value;
      return (key: string, text: string) => {
        if (refuses(key, text)) throw new DOMException('full', 'QuotaExceededError');
        target.setItem(key, text);
      };
    },
  });

/** What waits in this browser, across tabs. */
export function stored(area: Storage = localStorage): LeadRecord[] {
  return Object.keys(area)
    .filter((key) => key.startsWith(OUTBOX_PREFIX))
    .map((key) => JSON.parse(area.getItem(key) ?? '') as LeadRecord);
}

/** A field of what waits, and of what the webhook was sent. */
export const waiting = (name: string): unknown[] => stored().map(({ body }) => fieldOf(body, name));
export const sent = (name: string): unknown[] => webhook.bodies.map((body) => fieldOf(body, name));
const fieldOf = (body: string, name: string) => (JSON.parse(body) as Record<string, unknown>)[name];

const listeners: [target: EventTarget, type: string, listener: EventListener][] = [];

/** A target's `addEventListener`, of which `leavePage` takes each listener off again. */
function notedListeners(target: EventTarget) {
  const add = target.addEventListener.bind(target);
  return (type: string, listener: EventListener): void => {
    listeners.push([target, type, listener]);
    add(type, listener);
  };
}

/** Stops a page: removes its listeners and timers. */
export function leavePage(): void {
  const now = Date.now();
  vi.clearAllTimers();
  // Clearing timers sets the fake clock back to where it started.
  vi.setSystemTime(now);
  for (const [target, type, listener] of listeners.splice(0)) target.removeEventListener(type, listener);
}

/** Fake clock, fake webhook, empty storage, quiet log, and no listener that survives its test. */
export function useBrowser(): void {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-11-20T15:00:00Z') });
    localStorage.clear();
    sessionStorage.clear();
    webhook.bodies = [];
    Object.assign(webhook, { isSiteUp: false, isHostUp: false, clockAhead: 0 });
    webhook.urls = [];
    webhook.requests = [];
    for (const [name] of document.cookie.matchAll(/[\w-]+(?==)/g))
      document.cookie = `${name}=; max-age=0; path=/`;
    webhook.answer = () => new Response(null, { status: 200 });
    vi.stubGlobal('fetch', (url: string, request: RequestInit) => {
      // A request to the site itself or to the webhook's host, to find out whether it can be reached.
      if (request.method === 'HEAD') {
        const isUp = webhook.isSiteUp && (url.startsWith('/') || webhook.isHostUp);
        const headers = { date: new Date(Date.now() + webhook.clockAhead).toUTCString() };
        return isUp ? Promise.resolve(new Response(null, { headers })) : Promise.reject(new TypeError());
      }
      webhook.urls.push(url);
      webhook.requests.push(request);
      webhook.bodies.push(String(request.body));
      const answer = webhook.answer(webhook.bodies.length);
      if (answer === 'never') return new Promise(() => undefined);
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    });
    vi.stubGlobal('navigator', { locks: lockManager() });
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.stubGlobal('addEventListener', notedListeners(window));
    // Before the spy takes its place.
    const noted = notedListeners(document);
    vi.spyOn(document, 'addEventListener').mockImplementation(noted as typeof document.addEventListener);
  });

  afterEach(() => {
    Reflect.deleteProperty(window, 'gtag');
    leavePage();
  });
}
