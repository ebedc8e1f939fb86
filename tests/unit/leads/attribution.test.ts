// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { captureAttribution, readAttribution } from '@/leads/attribution';
import { clickIds } from '@/leads/click-ids';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const origin = 'https://plumber.test';
/** Days that the owner wants a click kept; 0 is the visit alone. */
let days = 0;
const visit = (pathname: string, search = '', referrer = '', navigation = 'navigate') =>
  captureAttribution(days, { origin, pathname, search }, referrer, navigation as NavigationTimingType);

/** The visitor goes on in another tab of the same browser. */
const otherTab = () => sessionStorage.clear();

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
  it('is the campaign of the landing address, with time and path, on whatever page the form is', () => {
    visit(
      '/slab-leak',
      '?gclid=Cj0K&utm_source=google&utm_campaign=slab%20leak&page=2&email=rosa@example.org',
    );
    visit('/contact');
    const touch = {
      at: '2026-11-20T15:00:00.000Z',
      path: '/slab-leak',
      gclid: 'Cj0K',
      utm_source: 'google',
      utm_campaign: 'slab leak',
    };
    expect(readAttribution()).toEqual({ first: touch, last: touch });
  });

  it('is nothing, and nothing is stored, without campaign parameters', () => {
    visit('/about', '?page=2&utm_source=&gclid=%20&xgclid=1&gclidx=2&my_utm_source=3');
    expect(readAttribution()).toBeUndefined();
    expect(localStorage).toHaveLength(0);
    expect(sessionStorage).toHaveLength(0);
  });

  it('is not lost when the landing page is left before its script has come', () => {
    visit('/contact', '', `${origin}/slab-leak?gclid=Cj0K`);
    expect(readAttribution()?.last).toMatchObject({ path: '/slab-leak', gclid: 'Cj0K' });
  });

  it('is a second campaign also when its landing page is left before its script has come', () => {
    visit('/slab-leak', '?gclid=first');
    visit('/about', '', `${origin}/plumbing?gclid=second`);
    expect(readAttribution()).toMatchObject({
      first: { path: '/slab-leak', gclid: 'first' },
      last: { path: '/plumbing', gclid: 'second' },
    });
  });

  it('keeps its time when the landing page is left after its script has come', () => {
    visit('/slab-leak', '?gclid=Cj0K');
    vi.advanceTimersByTime(MINUTE);
    visit('/contact', '', `${origin}/slab-leak?gclid=Cj0K`);
    expect(readAttribution()?.last.at).toBe('2026-11-20T15:00:00.000Z');
  });

  it.each([...clickIds, 'utm_source'])('is known by %s, with the host of the site that led here', (name) => {
    visit('/slab-leak', `?${name}=Cj0K`, 'https://www.bing.com/search?q=rosa+delgado');
    visit('/contact', '', `${origin}/slab-leak?${name}=Cj0K`);
    const { first, last } = readAttribution() ?? {};
    expect(last).toEqual({
      at: '2026-11-20T15:00:00.000Z',
      path: '/slab-leak',
      referrer: 'www.bing.com',
      [name]: 'Cj0K',
    });
    expect(first).toEqual(last);
  });

  it('names the version of a landing page that a split test showed, also without a click id', () => {
    document.body.dataset.variant = 'slab-leak-b';
    visit('/slab-leak-b');
    expect(readAttribution()?.last).toEqual({
      at: '2026-11-20T15:00:00.000Z',
      path: '/slab-leak-b',
      variant: 'slab-leak-b',
    });
    visit('/slab-leak-b', '?gclid=1');
    vi.advanceTimersByTime(MINUTE);
    visit('/slab-leak-b');
    expect(readAttribution()?.last).toMatchObject({
      at: '2026-11-20T15:00:00.000Z',
      variant: 'slab-leak-b',
      gclid: '1',
    });
  });

  it('is no campaign of another site’s address', () => {
    visit('/contact', '', 'https://elsewhere.test/?gclid=theirs');
    visit('/contact', '', `${origin}.elsewhere.test/?gclid=theirs`);
    visit('/contact', '', `${origin}:8080/?gclid=theirs`);
    expect(readAttribution()).toBeUndefined();
  });

  it('has a first and a last touch when two campaigns bring the same visitor', () => {
    visit('/plumbing', '?gbraid=1');
    vi.advanceTimersByTime(10 * MINUTE);
    otherTab();
    visit('/sewer-line', '?wbraid=2');
    vi.advanceTimersByTime(10 * MINUTE);
    visit('/about');
    expect(readAttribution()).toEqual({
      first: { at: '2026-11-20T15:00:00.000Z', path: '/plumbing', gbraid: '1' },
      last: { at: '2026-11-20T15:10:00.000Z', path: '/sewer-line', wbraid: '2' },
    });
  });

  it('is last the click that came last, also for a request from a tab that was opened before it', () => {
    visit('/plumbing', '?gclid=1');
    const first = sessionStorage.getItem('attribution') ?? '';
    vi.advanceTimersByTime(MINUTE);
    otherTab();
    visit('/sewer-line', '?gclid=2');
    sessionStorage.setItem('attribution', first);
    expect(readAttribution()?.last.gclid).toBe('2');
    visit('/about');
    expect(readAttribution()?.last.gclid).toBe('2');
  });

  it.each([
    ['a reload', '?gclid=1', 'reload'],
    ['going back to an old ad address', '?gclid=1', 'back_forward'],
    ['opening an old ad address again', '?gclid=1', 'navigate'],
    ['going back to an old address of a newsletter', '?utm_source=letter', 'back_forward'],
  ])('is not changed by %s', (_, address, navigation) => {
    visit('/plumbing', address);
    vi.advanceTimersByTime(MINUTE);
    visit('/sewer-line', '?gclid=2');
    const touches = readAttribution();
    vi.advanceTimersByTime(MINUTE);
    visit('/plumbing', address, 'https://www.google.com/', navigation);
    visit('/contact', '', `${origin}/plumbing${address}`);
    expect(readAttribution()).toEqual(touches);
  });

  it.each([
    ['the link of a newsletter is pressed', '?utm_source=letter'],
    ['a campaign brings a click whose own id the browser has stripped', '?gad_campaignid=7'],
    ['a campaign with tags brings such a click', '?utm_source=google&gad_campaignid=7'],
  ])('is a new click where %s again', (_, address) => {
    visit('/plumbing', address);
    vi.advanceTimersByTime(MINUTE);
    visit('/sewer-line', '?gclid=2');
    vi.advanceTimersByTime(MINUTE);
    visit('/plumbing', address);
    expect(readAttribution()?.last).toMatchObject({ at: '2026-11-20T15:02:00.000Z', path: '/plumbing' });
  });

  it('keeps the click ids where an address has more parameters than are stored, and cuts no character in two', () => {
    const many = Array.from({ length: 12 }, (_, index) => `utm_${index}=${'🚿'.repeat(300)}`).join('&');
    visit('/plumbing', `?${many}&gad_campaignid=7&gclid=1`);
    const { last } = readAttribution() ?? {};
    expect(last).toMatchObject({ gclid: '1', gad_campaignid: '7' });
    expect(last?.utm_0).toBe('🚿'.repeat(256));
    expect(Object.keys(last ?? {})).toHaveLength(2 + 12);
  });

  it('is kept for the visit: another tab knows it until half an hour after the last page', () => {
    visit('/plumbing', '?gclid=1');
    vi.advanceTimersByTime(29 * MINUTE);
    visit('/about');
    vi.advanceTimersByTime(29 * MINUTE);
    otherTab();
    expect(readAttribution()).toBeDefined();
    vi.advanceTimersByTime(MINUTE);
    expect(readAttribution()).toBeUndefined();
  });

  it('stays with an open tab while the visitor looks after the leak, but not for days', () => {
    visit('/plumbing', '?gclid=1');
    vi.advanceTimersByTime(23 * 60 * MINUTE);
    expect(readAttribution()).toBeDefined();
    vi.advanceTimersByTime(60 * MINUTE);
    expect(readAttribution()).toBeUndefined();
  });

  it('is kept as long as the owner says: a click on Monday is known on Wednesday', () => {
    days = 30;
    visit('/slab-leak', '?gclid=monday');
    otherTab();
    vi.advanceTimersByTime(2 * DAY);
    visit('/contact');
    expect(readAttribution()?.last).toMatchObject({ gclid: 'monday', path: '/slab-leak' });
    vi.advanceTimersByTime(28 * DAY);
    otherTab();
    expect(readAttribution()).toBeUndefined();
    visit('/contact');
    expect(localStorage.getItem('attribution'), 'deleted by the next page').toBeNull();
  });

  it('forgets the first touch when its time is over, and keeps the last', () => {
    days = 30;
    visit('/slab-leak', '?gclid=1');
    otherTab();
    vi.advanceTimersByTime(20 * DAY);
    visit('/plumbing', '?msclkid=2');
    otherTab();
    vi.advanceTimersByTime(15 * DAY);
    const { first, last } = readAttribution() ?? {};
    expect(last).toMatchObject({ msclkid: '2' });
    expect(first).toEqual(last);
  });

  it('is read where the first touch has made room for a request', () => {
    visit('/slab-leak', '?gclid=1');
    const { first: _gone, ...rest } = JSON.parse(localStorage.getItem('attribution') ?? '') as {
      first: object;
    };
    for (const area of [localStorage, sessionStorage]) area.setItem('attribution', JSON.stringify(rest));
    const { first, last } = readAttribution() ?? {};
    expect(last).toMatchObject({ gclid: '1' });
    expect(first).toEqual(last);
  });

  it.each([
    ['a browser with Global Privacy Control', () => Object.assign(navigator, { globalPrivacyControl: true })],
    ['a visitor who said no', () => localStorage.setItem('consent', 'denied')],
  ])('is kept for the visit alone for %s', (_, refuse) => {
    days = 30;
    visit('/slab-leak', '?gclid=1');
    refuse();
    vi.advanceTimersByTime(29 * MINUTE);
    otherTab();
    expect(readAttribution()?.last.gclid).toBe('1');
    vi.advanceTimersByTime(MINUTE);
    expect(readAttribution()).toBeUndefined();
  });

  it('is not kept for ever by a clock that was ahead', () => {
    days = 30;
    vi.setSystemTime(new Date('2031-01-01T00:00:00Z'));
    visit('/slab-leak', '?gclid=1');
    vi.setSystemTime(new Date('2026-11-20T15:00:00Z'));
    expect(readAttribution()).toBeUndefined();
  });

  it('takes hostile addresses as short plain data', () => {
    const long = 'x'.repeat(5000);
    const many = Array.from({ length: 50 }, (_, index) => `utm_${index}=${long}`).join('&');
    visit(`/${long}`, `?utm_source=a%00b%0Ac&__proto__=1&utm_=2&utm_a-b=3&GCLID=4&${many}`);
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
    visit('/plumbing', '?gclid=1');
    expect(readAttribution()?.last.gclid).toBe('1');
    vi.stubGlobal('window', {
      get localStorage(): Storage {
        throw new DOMException('blocked', 'SecurityError');
      },
      sessionStorage: undefined,
    });
    expect(() => visit('/plumbing', '?gclid=1')).not.toThrow();
    expect(readAttribution()).toBeUndefined();
  });
});
