// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { captureAttribution, readAttribution } from '@/leads/attribution';
import { clickIds } from '@/leads/click-ids';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const origin = 'https://plumber.test';
/** Days that the owner wants a click kept; 0 is the visit alone. */
let days = 0;
const visit = (address: string, referrer = '', navigation = 'navigate') => {
  const [pathname = '', search = ''] = address.split(/(?=\?)/);
  captureAttribution(days, { origin, pathname, search }, referrer, navigation as NavigationTimingType);
};

/** The visitor goes on in another tab of the same browser. */
const otherTab = () => sessionStorage.clear();
const open =
  (...page: Parameters<typeof visit>) =>
  () =>
    visit(...page);
const wait = (time: number) => () => void vi.advanceTimersByTime(time);
const keepFor = (count: number) => () => void (days = count);
const at = (minutes: number) => new Date(Date.parse('2026-11-20T15:00:00Z') + minutes * MINUTE).toISOString();

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T15:00:00Z') });
  localStorage.clear();
  sessionStorage.clear();
  days = 0;
});

afterEach(() => {
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
  delete document.body.dataset.variant;
});

describe('where a visitor came from', () => {
  const slab = { at: at(0), path: '/slab-leak', gclid: 'Cj0K' };
  const tagged = { ...slab, utm_source: 'google', utm_campaign: 'slab leak' };
  const address = '?gclid=Cj0K&utm_source=google&utm_campaign=slab%20leak&page=2&email=rosa@example.org';
  const first = { at: at(0), path: '/plumbing', gclid: '1' };
  const second = { at: at(1), path: '/sewer-line', gclid: '2' };

  it.each<[name: string, steps: (() => void)[], expected: object | undefined]>([
    [
      'is the campaign of the landing address, with time and path, on whatever page the form is',
      [open(`/slab-leak${address}`), open('/contact')],
      { first: tagged, last: tagged },
    ],
    [
      'is not lost when the landing page is left before its script has come',
      [open('/contact', `${origin}/slab-leak?gclid=Cj0K`)],
      { last: { path: '/slab-leak', gclid: 'Cj0K' } },
    ],
    [
      'is a second campaign also when its landing page is left before its script has come',
      [open('/slab-leak?gclid=Cj0K'), open('/about', `${origin}/plumbing?gclid=second`)],
      { first: slab, last: { path: '/plumbing', gclid: 'second' } },
    ],
    [
      'keeps its time when the landing page is left after its script has come',
      [open('/slab-leak?gclid=Cj0K'), wait(MINUTE), open('/contact', `${origin}/slab-leak?gclid=Cj0K`)],
      { last: slab },
    ],
    [
      'is no campaign of another site’s address',
      ['https://elsewhere.test/', `${origin}.elsewhere.test/`, `${origin}:8080/`].map((site) =>
        open('/contact', `${site}?gclid=theirs`),
      ),
      undefined,
    ],
    [
      'has a first and a last touch when two campaigns bring the same visitor',
      [
        open('/plumbing?gclid=1'),
        wait(MINUTE),
        otherTab,
        open('/sewer-line?gclid=2'),
        wait(10 * MINUTE),
        open('/about'),
      ],
      { first, last: second },
    ],
    [
      'is kept for the visit: another tab knows it until half an hour after the last page',
      [open('/plumbing?gclid=1'), wait(29 * MINUTE), open('/about'), wait(29 * MINUTE), otherTab],
      { last: first },
    ],
    [
      'is gone half an hour after the last page',
      [open('/plumbing?gclid=1'), wait(29 * MINUTE), open('/about'), wait(30 * MINUTE), otherTab],
      undefined,
    ],
    [
      'stays with an open tab while the visitor looks after the leak',
      [open('/plumbing?gclid=1'), wait(DAY - MINUTE)],
      { last: first },
    ],
    ['does not stay with an open tab for days', [open('/plumbing?gclid=1'), wait(DAY)], undefined],
    [
      'is kept as long as the owner says: a click on Monday is known on Wednesday',
      [keepFor(30), open('/plumbing?gclid=1'), otherTab, wait(2 * DAY), open('/contact')],
      { last: first },
    ],
    [
      'forgets the first touch when its time is over, and keeps the last',
      [
        keepFor(30),
        open('/slab-leak?gclid=1'),
        otherTab,
        wait(20 * DAY),
        open('/plumbing?msclkid=2'),
        otherTab,
        wait(15 * DAY),
      ],
      { first: { msclkid: '2' }, last: { msclkid: '2' } },
    ],
    [
      'is not kept for ever by a clock that was ahead',
      [
        keepFor(30),
        () => vi.setSystemTime(new Date('2031-01-01T00:00:00Z')),
        open('/slab-leak?gclid=1'),
        () => vi.setSystemTime(new Date(at(0))),
      ],
      undefined,
    ],
  ])('%s', (_, steps, expected) => {
    for (const step of steps) step();
    if (expected) expect(readAttribution()).toMatchObject(expected);
    else expect(readAttribution()).toBeUndefined();
  });

  it('is nothing, and nothing is stored, without campaign parameters', () => {
    visit('/about?page=2&utm_source=&gclid=%20&xgclid=1&gclidx=2&my_utm_source=3');
    expect(readAttribution()).toBeUndefined();
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  });

  it.each([...clickIds, 'utm_source'])('is known by %s, with the host of the site that led here', (name) => {
    visit(`/slab-leak?${name}=Cj0K`, 'https://www.bing.com/search?q=rosa+delgado');
    visit('/contact', `${origin}/slab-leak?${name}=Cj0K`);
    const touch = { at: at(0), path: '/slab-leak', referrer: 'www.bing.com', [name]: 'Cj0K' };
    expect(readAttribution()).toEqual({ first: touch, last: touch });
  });

  it('names the version of a landing page that a split test showed, also without a click id', () => {
    document.body.dataset.variant = 'slab-leak-b';
    visit('/slab-leak-b');
    const touch = { at: at(0), path: '/slab-leak-b', variant: 'slab-leak-b' };
    expect(readAttribution()?.last).toEqual(touch);
    visit('/slab-leak-b?gclid=1');
    vi.advanceTimersByTime(MINUTE);
    visit('/slab-leak-b');
    expect(readAttribution()?.last).toEqual({ ...touch, gclid: '1' });
  });

  it('is last the click that came last, also for a request from a tab that was opened before it', () => {
    visit('/plumbing?gclid=1');
    const before = sessionStorage.getItem('attribution') ?? '';
    vi.advanceTimersByTime(MINUTE);
    otherTab();
    visit('/sewer-line?gclid=2');
    sessionStorage.setItem('attribution', before);
    expect(readAttribution()?.last.gclid).toBe('2');
    visit('/about');
    expect(readAttribution()?.last.gclid).toBe('2');
  });

  it.each([
    ['a reload is none', '?gclid=1', 'reload', second],
    ['going back to an old ad address is none', '?gclid=1', 'back_forward', second],
    ['opening an old ad address again is none', '?gclid=1', 'navigate', second],
    ['going back to an old address of a newsletter is none', '?utm_source=letter', 'back_forward', second],
    ['pressing the link of a newsletter again is one', '?utm_source=letter', 'navigate', undefined],
    [
      'a campaign whose click ids the browser has stripped is one',
      '?gad_campaignid=7',
      'navigate',
      undefined,
    ],
    ['so is one with tags', '?utm_source=google&gad_campaignid=7', 'navigate', undefined],
  ])('is another click: %s', (_, address, navigation, expected) => {
    visit(`/plumbing${address}`);
    vi.advanceTimersByTime(MINUTE);
    visit('/sewer-line?gclid=2');
    vi.advanceTimersByTime(MINUTE);
    visit(`/plumbing${address}`, 'https://www.google.com/', navigation);
    visit('/contact', `${origin}/plumbing${address}`);
    expect(readAttribution()?.last).toMatchObject(expected ?? { at: at(2), path: '/plumbing' });
  });

  it('keeps the click ids where an address has more parameters than are stored, and cuts no character in two', () => {
    const many = Array.from({ length: 12 }, (_, index) => `utm_${index}=${'🚿'.repeat(300)}`).join('&');
    visit(`/plumbing?${many}&gad_campaignid=7&gclid=1`);
    const { last } = readAttribution() ?? {};
    expect(last).toMatchObject({ gclid: '1', gad_campaignid: '7', utm_0: '🚿'.repeat(256) });
    expect(Object.keys(last ?? {})).toHaveLength(2 + 12);
  });

  it('is deleted by the next page once its days are over', () => {
    days = 30;
    visit('/slab-leak?gclid=1');
    vi.advanceTimersByTime(30 * DAY);
    otherTab();
    expect(readAttribution()).toBeUndefined();
    visit('/contact');
    expect(localStorage.getItem('attribution')).toBeNull();
  });

  it('is read where the first touch has made room for a request', () => {
    visit('/plumbing?gclid=1');
    const { first: _gone, ...rest } = JSON.parse(localStorage.getItem('attribution')!) as { first: object };
    for (const area of [localStorage, sessionStorage]) area.setItem('attribution', JSON.stringify(rest));
    expect(readAttribution()).toEqual({ first, last: first });
  });

  it.each([
    ['a browser with Global Privacy Control', () => Object.assign(navigator, { globalPrivacyControl: true })],
    ['a visitor who said no', () => localStorage.setItem('consent', 'denied')],
  ])('is kept for the visit alone for %s', (_, refuse) => {
    days = 30;
    visit('/slab-leak?gclid=1');
    refuse();
    vi.advanceTimersByTime(29 * MINUTE);
    otherTab();
    expect(readAttribution()?.last.gclid).toBe('1');
    vi.advanceTimersByTime(MINUTE);
    expect(readAttribution()).toBeUndefined();
  });

  it('takes hostile addresses as short plain data', () => {
    const long = 'x'.repeat(5000);
    const many = Array.from({ length: 50 }, (_, index) => `utm_${index}=${long}`).join('&');
    visit(`/${long}?utm_source=a%00b%0Ac&__proto__=1&utm_=2&utm_a-b=3&GCLID=4&${many}`);
    const { last } = readAttribution() ?? {};
    expect(last?.utm_source).toBe('abc');
    expect(last?.path).toHaveLength(256);
    expect(Object.keys(last ?? {})).toHaveLength(2 + 12);
    expect(JSON.stringify(last).length).toBeLessThan(4000);
  });

  it('is unknown, and nothing breaks, where storage is blocked or holds something else', () => {
    localStorage.setItem('attribution', 'null');
    sessionStorage.setItem('attribution', '{"seen":9999999999999}');
    expect(readAttribution()).toBeUndefined();
    visit('/plumbing?gclid=1');
    expect(readAttribution()?.last.gclid).toBe('1');
    vi.stubGlobal('window', {
      get localStorage(): Storage {
        throw new DOMException('blocked', 'SecurityError');
      },
      sessionStorage: undefined,
    });
    expect(() => visit('/plumbing?gclid=1')).not.toThrow();
    expect(readAttribution()).toBeUndefined();
  });
});
