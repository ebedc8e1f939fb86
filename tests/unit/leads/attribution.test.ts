// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { captureAttribution, readAttribution } from '@/leads/attribution';

const MINUTE = 60_000;

const origin = 'https://plumber.test';
const visit = (pathname: string, search = '', referrer = '') =>
  captureAttribution({ origin, pathname, search }, referrer);

/** The visitor goes on in another tab of the same browser. */
const otherTab = () => sessionStorage.clear();

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T15:00:00Z') });
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
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
    visit('/about', '?page=2&utm_source=&gclid=%20');
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
