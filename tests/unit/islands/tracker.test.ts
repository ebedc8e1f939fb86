// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';

/** What the page has told its tracker, in the order in which the tag will read it. */
const told = (): unknown[][] =>
  (window.dataLayer ?? []).map((call) => Array.from(call as ArrayLike<unknown>));

let tags: string[] = [];

/** Opens a page anew, with or without the id of a tag. */
async function openPage({ tagId }: { tagId?: string }): Promise<void> {
  document.head.innerHTML = tagId ? `<meta name="google-tag" content="${tagId}">` : '';
  vi.resetModules();
  await import('@/scripts/early/tracker');
}

/** Until the tracker's own code has been fetched. */
const whenFetched = () => vi.dynamicImportSettled();

describe('The ad tracker', () => {
  beforeEach(async () => {
    vi.useFakeTimers();
    // Whoever still waits for a touch from the test before gets it now.
    dispatchEvent(new Event('pointerdown'));
    await whenFetched();
    tags = [];
    vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
      tags.push(...nodes.map((node) => (node as HTMLScriptElement).src));
    });
    delete window.gtag;
    delete window.dataLayer;
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

  it('is not fetched with the page, but at the first touch, once', async () => {
    await openPage({ tagId: 'G-TEST' });
    expect(tags).toEqual([]);
    dispatchEvent(new Event('pointerdown'));
    dispatchEvent(new Event('scroll'));
    vi.advanceTimersByTime(5_000);
    await whenFetched();
    expect(tags).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST']);
    expect(told().filter(([command]) => command === 'config')).toHaveLength(1);
  });

  it('is fetched after a while for a visitor who only reads', async () => {
    await openPage({ tagId: 'G-TEST' });
    vi.advanceTimersByTime(4_999);
    await whenFetched();
    expect(tags).toEqual([]);
    vi.advanceTimersByTime(1);
    await whenFetched();
    expect(tags).toHaveLength(1);
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

  it('does not exist where none is configured', async () => {
    await openPage({});
    dispatchEvent(new Event('pointerdown'));
    await whenFetched();
    expect(window.gtag).toBeUndefined();
    expect(tags).toEqual([]);
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
