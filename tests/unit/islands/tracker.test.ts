// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startTracker } from '@/scripts/tracker';

let tags: string[] = [];

describe('The ad tracker', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    // Whoever still waits for a touch from the test before gets it now.
    dispatchEvent(new Event('pointerdown'));
    tags = [];
    vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
      tags.push(...nodes.map((node) => (node as HTMLScriptElement).src));
    });
    delete window.gtag;
    delete window.dataLayer;
  });

  it('sets what may be stored before anything else, and asks first where the law wants it', () => {
    startTracker('G-TEST');
    const calls = (window.dataLayer ?? []).map((call) => Array.from(call as ArrayLike<unknown>));
    expect(calls[0]?.slice(0, 2)).toEqual(['consent', 'default']);
    expect(calls[0]?.[2]).toMatchObject({
      ad_storage: 'denied',
      region: expect.arrayContaining(['DE', 'GB']),
    });
    expect(calls[1]?.[2]).toMatchObject({ ad_storage: 'granted' });
    expect(calls[2]?.[0]).toBe('js');
    expect(calls[3]).toEqual(['config', 'G-TEST']);
  });

  it('is not fetched with the page, but at the first touch', () => {
    startTracker('G-TEST');
    expect(tags).toEqual([]);
    dispatchEvent(new Event('pointerdown'));
    dispatchEvent(new Event('scroll'));
    expect(tags).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST']);
  });

  it('is fetched after a while for a visitor who only reads', () => {
    startTracker('G-TEST');
    vi.advanceTimersByTime(5_000);
    expect(tags).toHaveLength(1);
  });

  it('leaves a tracker alone that is there already', () => {
    const own = vi.fn();
    window.gtag = own;
    startTracker('G-TEST');
    expect(window.gtag).toBe(own);
    expect(tags).toEqual([]);
  });
});
