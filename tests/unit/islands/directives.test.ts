// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import visitor from '@/islands/directives/visitor';
import { ManualIntersectionObserver, stubMedia } from './observers';

/** Nobody scrolls for longer than an island waits for that. */
const settled = () => vi.advanceTimersByTimeAsync(300);

function island() {
  document.body.innerHTML = '<main><div id="island"><p><input></p></div></main>';
  const hydrate = vi.fn(() => Promise.resolve());
  const load = vi.fn(() => Promise.resolve(hydrate));
  return {
    element: document.getElementById('island')!,
    input: document.querySelector('input')!,
    load,
    hydrate,
  };
}

/** Astro's own attempts, two a second apart, have failed; the promise of them never fails. */
const fails = ({ load, element }: ReturnType<typeof island>) =>
  load.mockImplementationOnce(() => {
    element.dispatchEvent(new Event('astro:hydration-error', { cancelable: true }));
    return Promise.resolve(vi.fn(() => Promise.resolve()));
  });

/** Directives are called by Astro with its own argument types; the two that matter here are these. */
const start = ({ load, element }: ReturnType<typeof island>, value: unknown = true) =>
  visitor(load, { name: 'test', value: value as string }, element);

beforeEach(() => {
  vi.useFakeTimers();
  ManualIntersectionObserver.install();
  stubMedia((query) => ['all', '(max-width: 767px)'].includes(query));
});

describe('client:visitor="use"', () => {
  it.each(['focusin', 'pointerdown', 'touchstart', 'keydown', 'click', 'beforematch'])(
    'only fetches when a pointer passes by, and hydrates once on the first %s inside',
    async (type) => {
      const one = island();
      start(one, 'use');
      expect(one.load).not.toHaveBeenCalled();
      one.input.dispatchEvent(new Event('pointerover', { bubbles: true }));
      await settled();
      expect([one.load.mock.calls.length, one.hydrate.mock.calls.length]).toEqual([1, 0]);
      for (const event of [type, 'keydown']) one.input.dispatchEvent(new Event(event, { bubbles: true }));
      await settled();
      expect(one.hydrate).toHaveBeenCalledTimes(1);
    },
  );

  it.each<[string, (one: ReturnType<typeof island>) => void]>([
    ['the visitor is in a field already', ({ input }) => input.focus()],
    [
      'the browser has shown a hidden answer',
      ({ element }) => element.append(document.createElement('faq-answer')),
    ],
  ])('hydrates at once where %s', async (_, act) => {
    const one = island();
    act(one);
    start(one, 'use');
    await settled();
    expect(one.hydrate).toHaveBeenCalledTimes(1);
  });

  it('tries again at the next event if the fetch failed twice', async () => {
    const one = island();
    fails(one);
    start(one, 'use');
    one.input.dispatchEvent(new Event('focusin', { bubbles: true }));
    await settled();
    one.input.dispatchEvent(new Event('keydown', { bubbles: true }));
    await settled();
    expect(one.hydrate).toHaveBeenCalledTimes(1);
  });
});

describe('client:visitor', () => {
  it('hydrates once it is within 600 px of the view, and the page rests, as the visitor’s first event has fetched it', async () => {
    const one = island();
    start(one);
    expect(ManualIntersectionObserver.all[0]?.rootMargin).toBe('600px');
    ManualIntersectionObserver.report(false);
    await settled();
    expect(one.load).not.toHaveBeenCalled();
    ManualIntersectionObserver.report(true);
    await settled();
    expect(one.hydrate).toHaveBeenCalledTimes(1);
  });

  it('waits until the page rests, and hydrates nothing that is passed by', async () => {
    const one = island();
    start(one);
    ManualIntersectionObserver.report(true);
    for (let step = 0; step < 5; step += 1) {
      dispatchEvent(new Event('scroll'));
      await vi.advanceTimersByTimeAsync(150);
    }
    expect(one.load).not.toHaveBeenCalled();
    ManualIntersectionObserver.report(false);
    await settled();
    expect(one.load).not.toHaveBeenCalled();
  });

  it('does not hydrate if its media query does not match', async () => {
    const narrow = island();
    start(narrow, '(max-width: 767px)');
    ManualIntersectionObserver.report(true);
    await settled();
    expect(narrow.hydrate).toHaveBeenCalledTimes(1);

    const wide = island();
    start(wide, '(min-width: 768px)');
    ManualIntersectionObserver.report(true);
    await settled();
    expect(wide.load).not.toHaveBeenCalled();
  });

  describe('while its code cannot be fetched', () => {
    /** An island in view whose first fetch has failed; the next one would succeed. */
    async function failed() {
      const one = island();
      fails(one);
      start(one);
      ManualIntersectionObserver.report(true);
      await settled();
      expect(one.load).toHaveBeenCalledTimes(1);
      return one;
    }

    it('does not fetch again because the visitor scrolls on or moves the pointer', async () => {
      const one = await failed();
      for (const type of ['scroll', 'pointermove', 'scroll']) {
        dispatchEvent(new Event(type));
        await settled();
        ManualIntersectionObserver.report(true);
        await settled();
      }
      expect(one.load).toHaveBeenCalledTimes(1);
    });

    it.each(['pointerdown', 'touchstart', 'keydown', 'focusin', 'click', 'online'])(
      'tries again on %s',
      async (type) => {
        const one = await failed();
        dispatchEvent(new Event(type));
        await settled();
        ManualIntersectionObserver.report(true);
        await settled();
        expect(one.hydrate).toHaveBeenCalledTimes(1);
      },
    );

    it('leaves no error in the console: the page works without the island', async () => {
      const one = island();
      start(one, 'use');
      one.load.mockReturnValueOnce(new Promise(() => undefined));
      one.input.dispatchEvent(new Event('focusin', { bubbles: true }));
      const error = new Event('astro:hydration-error', { cancelable: true });
      one.element.dispatchEvent(error);
      expect(error.defaultPrevented).toBe(true);
    });
  });
});
