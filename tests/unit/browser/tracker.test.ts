// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clickIds } from '@/leads/click-ids';

const told = (): unknown[][] =>
  (window.dataLayer ?? []).map((call) => Array.from(call as ArrayLike<unknown>));

let tags: string[] = [];
let scripts: HTMLScriptElement[] = [];

/** Opens a page anew, with or without the id of a tag. */
async function openPage({ tagId, search = '' }: { tagId?: string; search?: string }): Promise<void> {
  document.head.innerHTML = tagId ? `<meta name="google-tag" content="${tagId}">` : '';
  vi.stubEnv('PUBLIC_GOOGLE_TAG_ID', tagId ?? '');
  vi.stubGlobal('location', { search });
  vi.resetModules();
  await import('@/browser/early/reports');
}

const whenFetched = () => vi.dynamicImportSettled();

describe('The ad tracker', () => {
  beforeEach(async () => {
    vi.useFakeTimers();
    vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
      scripts.push(...(nodes as HTMLScriptElement[]));
      tags.push(...nodes.map((node) => (node as HTMLScriptElement).src));
    });
    // Ends listeners of the previous test that still wait for a touch.
    dispatchEvent(new Event('pointerdown'));
    await whenFetched();
    tags = [];
    scripts = [];
    delete window.gtag;
    delete window.dataLayer;
    localStorage.clear();
    sessionStorage.clear();
  });

  afterEach(() => void Reflect.deleteProperty(navigator, 'globalPrivacyControl'));

  it.each<readonly [search: string, times: number]>([
    ...clickIds.map((name) => [`?utm_source=x&${name}=1`, 1] as const),
    ['?notgclid=1&page=gclid', 0],
  ])('is fetched at once where an ad has led here: %s', async (search, times) => {
    await openPage({ tagId: 'G-TEST', search });
    await whenFetched();
    expect(tags).toHaveLength(times);
  });

  it('is set up for every id, and fetched once by the first', async () => {
    await openPage({ tagId: 'G-TEST AW-1' });
    dispatchEvent(new Event('pointerdown'));
    await whenFetched();
    expect(tags).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST']);
    expect(told().filter(([command]) => command === 'config')).toEqual([
      ['config', 'G-TEST'],
      ['config', 'AW-1'],
    ]);
  });

  it.each([
    ['a visitor who said yes', 'granted', false, 'granted'],
    ['a visitor who said no', 'denied', false, 'denied'],
    ['a browser with Global Privacy Control, whatever was said', 'granted', true, 'denied'],
  ])('is told once, before anything else, what %s allows', async (_, said, gpc, expected) => {
    localStorage.setItem('consent', said);
    Object.assign(navigator, { globalPrivacyControl: gpc });
    await openPage({ tagId: 'G-TEST' });
    dispatchEvent(new Event('pointerdown'));
    await whenFetched();
    const consent = told().filter(([command]) => command === 'consent');
    expect(told()[0]?.[0]).toBe('consent');
    expect(consent).toHaveLength(1);
    expect(consent[0]).toEqual([
      'consent',
      'default',
      {
        ad_storage: expected,
        ad_user_data: expected,
        ad_personalization: expected,
        analytics_storage: expected,
      },
    ]);
  });

  it('is told what may be stored before anything else, and to ask first where the law wants it', async () => {
    await openPage({ tagId: 'G-TEST' });
    window.gtag?.('event', 'conversion', { value: 1 });
    expect(told()).toEqual([['event', 'conversion', { value: 1 }]]);
    dispatchEvent(new Event('pointerdown'));
    await whenFetched();
    const [ask, others, js, config, ...reported] = told();
    expect(ask?.slice(0, 2)).toEqual(['consent', 'default']);
    expect(ask?.[2]).toMatchObject({ ad_storage: 'denied', region: expect.arrayContaining(['DE', 'GB']) });
    expect(others?.[2]).toMatchObject({ ad_storage: 'granted' });
    expect(js?.[0]).toBe('js');
    expect(config).toEqual(['config', 'G-TEST']);
    expect(reported).toEqual([['event', 'conversion', { value: 1 }]]);
  });

  it('counts no visit on a page that is only prepared, and one when the visitor goes there', async () => {
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
    await openPage({ tagId: 'G-TEST' });
    vi.advanceTimersByTime(5_000);
    await whenFetched();
    expect(tags).toEqual([]);
    document.dispatchEvent(new Event('prerenderingchange'));
    expect(tags).toHaveLength(1);
    Reflect.deleteProperty(document, 'prerendering');
  });

  it('leaves a tracker alone that is there already', async () => {
    const own = vi.fn();
    window.gtag = own;
    await openPage({ tagId: 'G-TEST' });
    dispatchEvent(new Event('pointerdown'));
    await whenFetched();
    expect(window.gtag).toBe(own);
    expect(tags).toEqual([]);
  });
});
