// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { formDefinitions } from '@/leads/forms';
import { hasUndelivered, OUTBOX_PREFIX } from '@/leads/storage';
import { answers, configOf } from './fixtures';
import { leavePage, lockManager, openTab, sent, stored, useBrowser, webhook, withTracker } from './tab';

const { landingLong } = formDefinitions;
const config = configOf('landingLong');
const offline = new TypeError('Failed to fetch');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

useBrowser();

/** Presses the button in a tab whose webhook answers like this. */
async function press(answer: typeof webhook.answer = () => offline) {
  webhook.answer = answer;
  const tab = await openTab();
  await tab.submitLead(landingLong, answers, config);
  return tab;
}

/** A lead that failed once, in a tab that was then closed. */
async function leaveLeadBehind(answer?: typeof webhook.answer) {
  await press(answer);
  vi.clearAllTimers();
  webhook.answer = () => new Response();
}

/** Opens a page that delivers what waits, and stays on it for some milliseconds. */
async function visit(stay = 200) {
  (await openTab()).startDelivery();
  await vi.advanceTimersByTimeAsync(stay);
}

/** It has been sent so often, and nothing waits any more. */
function expectSent(times = 2) {
  expect(webhook.bodies).toHaveLength(times);
  expect(stored()).toEqual([]);
}

const asksToWait = (seconds: number) =>
  new Response(null, { status: 429, headers: { 'Retry-After': String(seconds) } });

/** Opens pages, one after the other, and leaves each before its next attempt. */
async function shortVisits(count: number) {
  for (let page = 0; page < count; page += 1) {
    await visit();
    vi.clearAllTimers();
  }
}

describe('a lead that could not be delivered', () => {
  it('is delivered on the next visit, byte for byte the same, and then leaves the device', async () => {
    await leaveLeadBehind();
    expect(hasUndelivered()).toBe(true);
    vi.advanceTimersByTime(20 * HOUR);
    const gtag = withTracker();
    const { listLeads, startDelivery } = await openTab();
    expect(listLeads()).toMatchObject([{ created: Date.parse('2026-11-20T15:00:00Z') }]);
    startDelivery();
    await vi.advanceTimersByTimeAsync(200);
    expect(webhook.bodies).toHaveLength(2);
    expect(webhook.bodies[1]).toBe(webhook.bodies[0]);
    expect(listLeads()).toEqual([]);
    expect(hasUndelivered()).toBe(false);
    expect(JSON.stringify(Object.entries(localStorage))).not.toMatch(/Rosa|214/);
    expect(gtag.mock.calls, 'counted now, as it was not before').toEqual([
      ['event', 'generate_lead', expect.objectContaining({ form: 'landingLong' })],
    ]);
  });

  it.each([
    ['a year ahead', '2027-11-20', () => asksToWait(60)],
    ['a day ahead, and the webhook down', '2026-11-21', () => offline],
    // The first attempt was made by a right clock.
    ['a day ahead at a later attempt', '2026-11-20', () => offline, '2026-11-21'],
  ])('is delivered on the next visit where the clock was %s', async (_, day, answer, later?: string) => {
    vi.setSystemTime(new Date(`${day}T15:00:00Z`));
    await leaveLeadBehind(answer);
    if (later) {
      vi.setSystemTime(new Date(`${later}T15:00:00Z`));
      webhook.answer = answer;
      await shortVisits(1);
      webhook.answer = () => new Response();
    }
    const attempts = webhook.bodies.length;
    vi.setSystemTime(new Date('2026-11-20T16:00:00Z'));
    await visit();
    expectSent(attempts + 1);
  });

  it('goes to the webhook of the build that sends it, not of the one that kept it', async () => {
    await leaveLeadBehind();
    const moved = { url: 'https://new.example.com/lead', transport: 'cors-text' };
    vi.stubGlobal('WEBHOOKS', { landingLong: moved });
    await visit();
    expect(webhook.urls).toEqual(['https://hooks.example.com/landing', moved.url]);
    expect(webhook.requests.at(-1)?.headers, 'travels as the new one says').toEqual({});
    expect(stored()).toEqual([]);
  });

  it('is kept no longer than 72 hours also where the clock was ahead by a year when it was written', async () => {
    vi.setSystemTime(new Date('2027-11-20T15:00:00Z'));
    await leaveLeadBehind();
    vi.setSystemTime(new Date('2026-11-20T15:00:00Z'));
    webhook.answer = () => offline;
    await visit();
    expect(stored()).toHaveLength(1);
    vi.clearAllTimers();
    vi.advanceTimersByTime(72 * HOUR);
    (await openTab()).startDelivery();
    expect(localStorage).toHaveLength(0);
  });

  it('is not sent by a duplicated tab that has a copy of it after the other one has delivered it', async () => {
    const first = await press();
    const copy = Object.entries(localStorage);
    webhook.answer = () => new Response();
    first.startDelivery();
    await vi.advanceTimersByTimeAsync(200);
    const second = await openTab();
    for (const [key, value] of copy) sessionStorage.setItem(key, String(value));
    second.startDelivery();
    await vi.advanceTimersByTimeAsync(200);
    expect(webhook.bodies).toHaveLength(2);
    expect(stored(sessionStorage)).toEqual([]);
  });

  it.each([
    ['the connection returns', () => window.dispatchEvent(new Event('online'))],
    ['the page comes back into view', () => document.dispatchEvent(new Event('visibilitychange'))],
    [
      'the page comes back from the back/forward cache',
      () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
    ],
  ])('is sent when %s, without waiting for the next retry', async (_, come) => {
    await press();
    webhook.answer = () => new Response();
    come();
    await vi.advanceTimersByTimeAsync(200);
    expectSent();
  });

  it('is not sent by a page that is being left and could not read the answer, until that page is used again', async () => {
    const { pauseDelivery } = await press();
    webhook.answer = () => new Response();
    pauseDelivery(true);
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(webhook.bodies).toHaveLength(1);
    pauseDelivery(false);
    await vi.advanceTimersByTimeAsync(200);
    expectSent();
  });

  it.each([
    ['cannot be reached', () => offline],
    ['is out of order', () => new Response(null, { status: 500 })],
  ])('is retried at growing intervals up to nine minutes where its webhook %s', async (_, answer) => {
    vi.spyOn(Math, 'random').mockReturnValue(1);
    const times: number[] = [];
    webhook.answer = () => {
      times.push(Date.now());
      return answer();
    };
    const { submitLead } = await openTab();
    await submitLead(landingLong, answers, config);
    await vi.advanceTimersByTimeAsync(2 * HOUR);
    const waits = times.slice(1).map((time, index) => Math.round((time - (times[index] ?? 0)) / 1000));
    expect(waits.slice(0, 10)).toEqual([5, 10, 20, 40, 80, 160, 320, 540, 540, 540]);
    vi.mocked(Math.random).mockReturnValue(0);
    const from = times.length;
    await vi.advanceTimersByTimeAsync(2 * HOUR);
    const shorter = times.slice(from + 1).map((time, index) => time - (times[from + index] ?? 0));
    expect(Math.round((shorter.at(-1) ?? 0) / 1000)).toBe(270);
    expect(new Set(webhook.bodies).size).toBe(1);
  });

  it('is retried when its wait is over, also when that is not a whole millisecond', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.30001);
    await press();
    await vi.advanceTimersByTimeAsync(3_251);
    expect(webhook.bodies).toHaveLength(2);
  });

  it('is not locked against other tabs while it only waits', async () => {
    const request = vi.spyOn(navigator.locks, 'request');
    await press();
    await vi.advanceTimersByTimeAsync(1000);
    expect(request).not.toHaveBeenCalled();
  });

  it('waits as long as the receiver asks, even when the connection returns, but an hour at most', async () => {
    await press(() => asksToWait(100_000));
    await vi.advanceTimersByTimeAsync(59 * MINUTE);
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(1000);
    expect(webhook.bodies).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(webhook.bodies).toHaveLength(2);
  });

  describe('whose answers may be unreadable: the host of its webhook can be reached', () => {
    /** The minutes after the press at which it arrived. */
    const arrivals: number[] = [];

    beforeEach(() => {
      Object.assign(webhook, { isSiteUp: true, isHostUp: true });
      arrivals.length = 0;
      const start = Date.now();
      webhook.answer = () => {
        arrivals.push(Math.round((Date.now() - start) / MINUTE));
        return offline;
      };
    });

    it('arrives ten times at most from a page that stays open for three days, the last time in their last hour', async () => {
      const { submitLead } = await openTab();
      await submitLead(landingLong, answers, config);
      await vi.advanceTimersByTimeAsync(72 * HOUR - 1);
      expect(arrivals).toHaveLength(10);
      expect(arrivals.at(-1)).toBeGreaterThanOrEqual(71 * 60);
      expect(new Set(webhook.bodies).size).toBe(1);
      expect(stored()).toHaveLength(1);
    });

    it('has a try left for the last hour also where presses and pages have used up the others', async () => {
      const { submitLead } = await openTab();
      for (let press = 0; press < 15; press += 1) {
        await submitLead(landingLong, answers, config);
        await vi.advanceTimersByTimeAsync(2 * MINUTE);
      }
      const before = arrivals.length;
      await vi.advanceTimersByTimeAsync(72 * HOUR);
      expect(arrivals).toHaveLength(before + 1);
      expect(arrivals.at(-1)).toBeGreaterThanOrEqual(71 * 60);
    });

    it('is tried by a page that is opened or comes back into view ten minutes after the last try, and by a press at once', async () => {
      const { submitLead } = await openTab();
      await submitLead(landingLong, answers, config);
      await vi.advanceTimersByTimeAsync(5 * HOUR);
      const before = arrivals.length;
      await visit(1);
      expect(arrivals, 'a page').toHaveLength(before + 1);
      await visit(9 * MINUTE);
      document.dispatchEvent(new Event('visibilitychange'));
      await vi.advanceTimersByTimeAsync(200);
      expect(arrivals, 'a page minutes later').toHaveLength(before + 1);
      expect((await submitLead(landingLong, answers, config)).status).toBe('unreachable');
      expect(arrivals, 'a press').toHaveLength(before + 2);
      leavePage();
      await visit(11 * MINUTE);
      expect(arrivals, 'a page that stays open').toHaveLength(before + 3);
    });
  });

  it('is sent within ten minutes after an outage of a day while a page is open', async () => {
    webhook.isSiteUp = true;
    await press();
    await vi.advanceTimersByTimeAsync(26 * HOUR);
    webhook.answer = () => new Response();
    await vi.advanceTimersByTimeAsync(10 * MINUTE);
    expect(stored()).toEqual([]);
  });

  it('is not deleted unsent where the clock was four days behind at the press and has been set since', async () => {
    Object.assign(webhook, { isSiteUp: true, clockAhead: 96 * HOUR, answer: () => offline });
    const { submitLead, askTheTime } = await openTab();
    await askTheTime();
    await submitLead(landingLong, answers, config);
    leavePage();
    vi.setSystemTime(Date.now() + 96 * HOUR);
    Object.assign(webhook, { clockAhead: 0, answer: () => new Response() });
    await visit();
    expectSent();
  });

  it.each([
    ['in this tab', false],
    ['in another tab', true],
  ])('is neither kept nor sent again after it was deleted %s during an attempt', async (_, elsewhere) => {
    const signals: (AbortSignal | undefined)[] = [];
    vi.stubGlobal('fetch', (_url: string, { signal }: RequestInit) => {
      signals.push(signal ?? undefined);
      return new Promise((_resolve, reject) =>
        signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
      );
    });
    const tab = await openTab();
    void tab.submitLead(landingLong, answers, config);
    tab.startDelivery();
    const [lead] = stored();
    const { discardLead } = elsewhere ? await openTab() : tab;
    expect(discardLead(lead!.place), 'it may have arrived').toBe(true);
    if (elsewhere) {
      const key = OUTBOX_PREFIX + lead!.place;
      window.dispatchEvent(
        new StorageEvent('storage', { key, oldValue: JSON.stringify(lead), newValue: 'deleted' }),
      );
    }
    await vi.advanceTimersByTimeAsync(HOUR);
    expect(signals.map((signal) => signal?.aborted)).toEqual([true]);
    expect(stored()).toEqual([]);
    expect(localStorage).toHaveLength(0);
  });

  it('is delivered together with another one that waits, both at once', async () => {
    await leaveLeadBehind();
    webhook.answer = () => offline;
    const tab = await openTab();
    await tab.submitLead(landingLong, { ...answers, phone: '(214) 555-0143' }, config);
    vi.clearAllTimers();
    webhook.answer = () => new Response();
    await visit(1);
    expect(stored()).toEqual([]);
  });

  it('waits its own time beside another one that waits longer, and neither shortens the other’s wait', async () => {
    const { submitLead } = await press(() => new Response(null, { status: 404 }));
    webhook.answer = () => offline;
    await submitLead(landingLong, { ...answers, phone: '(214) 555-0143' }, config);
    await vi.advanceTimersByTimeAsync(6_000);
    expect(sent('phone')).toEqual(['(214) 555-0142', '(214) 555-0143', '(214) 555-0143']);
  });

  it('is sent minutes after its webhook is up again, however many pages were opened while it was down', async () => {
    Object.assign(webhook, { isSiteUp: true, isHostUp: true });
    await leaveLeadBehind();
    webhook.answer = () => offline;
    await shortVisits(4);
    expect(webhook.bodies, 'the first pages try at once').toHaveLength(5);
    await shortVisits(3);
    webhook.answer = () => new Response();
    vi.advanceTimersByTime(10 * MINUTE);
    await visit();
    expect(stored()).toEqual([]);
  });

  it('is not given up when the webhook refuses it, only tried less often', async () => {
    await press(() => new Response(null, { status: 404 }));
    await vi.advanceTimersByTimeAsync(4 * MINUTE);
    expect(webhook.bodies).toHaveLength(1);
    webhook.answer = () => new Response();
    await vi.advanceTimersByTimeAsync(6 * MINUTE);
    expectSent();
  });
});

describe('two tabs', () => {
  it.each([
    ['with Web Locks', () => ({ locks: lockManager() })],
    ['in a browser without Web Locks', () => ({})],
    [
      'where Web Locks are blocked',
      () => ({ locks: { request: () => Promise.reject(new DOMException('blocked')) } }),
    ],
  ])('that come online together deliver a lead once, %s', async (_, navigator) => {
    vi.stubGlobal('navigator', navigator());
    await leaveLeadBehind();
    const tabs = [await openTab(), await openTab()];
    for (const tab of tabs) tab.startDelivery();
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(HOUR);
    expectSent();
  });

  it('leave a lead to the one that holds its lock', async () => {
    await leaveLeadBehind();
    const request = (_name: string, _options: LockOptions, task: (lock: null) => unknown) => task(null);
    vi.stubGlobal('navigator', { locks: { request: vi.fn(request) } });
    await visit();
    expect(navigator.locks.request).toHaveBeenCalledOnce();
    expect(webhook.bodies).toHaveLength(1);
    expect(stored()).toHaveLength(1);
  });

  it('leave a lead to the one that leased it in the same moment, in a browser without Web Locks', async () => {
    await leaveLeadBehind();
    vi.stubGlobal('navigator', {});
    await visit(10);
    const [mine] = stored();
    const theirs = { ...mine, leaseUntil: Date.now() + 20_000.5 };
    localStorage.setItem(OUTBOX_PREFIX + mine?.place, JSON.stringify(theirs));
    await vi.advanceTimersByTimeAsync(1000);
    expect(webhook.bodies).toHaveLength(1);
    expect(stored()).toEqual([theirs]);
  });

  it('wait for one that died while sending, then deliver its lead', async () => {
    webhook.answer = () => 'never';
    const dying = await openTab();
    void dying.submitLead(landingLong, answers, config);
    vi.clearAllTimers();
    const { startDelivery } = await openTab();
    webhook.answer = () => new Response();
    startDelivery();
    await vi.advanceTimersByTimeAsync(19_000);
    expect(webhook.bodies).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(4_000);
    expectSent();
  });

  it('do not bring a lead back that another one delivered while they were frozen', async () => {
    const thaw: ((error: Error) => void)[] = [];
    vi.stubGlobal('fetch', () => new Promise((_, reject) => void thaw.push(reject)));
    const frozen = await openTab();
    const pressed = frozen.submitLead(landingLong, answers, config);
    vi.setSystemTime(Date.now() + HOUR);
    vi.stubGlobal('fetch', () => Promise.resolve(new Response()));
    await visit();
    expect(stored()).toEqual([]);
    thaw[0]?.(offline);
    await pressed;
    expect(stored()).toEqual([]);
  });
});

it('A page without waiting leads knows so without loading the delivery code', () => {
  expect(hasUndelivered()).toBe(false);
  localStorage.setItem('theme', 'dark');
  expect(hasUndelivered()).toBe(false);
  vi.stubGlobal('window', {
    get localStorage(): Storage {
      throw new DOMException('blocked', 'SecurityError');
    },
  });
  expect(hasUndelivered()).toBe(false);
});
