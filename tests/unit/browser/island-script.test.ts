// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

let asked: HTMLScriptElement[] = [];
let come: () => void;

beforeEach(() => {
  asked = [];
  vi.useFakeTimers();
  vi.resetModules();
  vi.spyOn(document.head, 'append').mockImplementation((copy) => {
    asked.push((copy as DocumentFragment).firstElementChild as HTMLScriptElement);
  });
  const defined = new Promise<void>((resolve) => (come = resolve));
  vi.stubGlobal('customElements', { whenDefined: () => defined });
  document.body.innerHTML = `<main data-island><astro-island component-url="data:text/javascript,globalThis.fetched='component'" renderer-url="data:text/javascript,1"></astro-island><input></main>
    <template id="islands"><script src="/_astro/islands.js"></script></template>`;
});

afterEach(() => {
  // Uses up what still waits for a first event.
  dispatchEvent(new Event('keydown'));
});

const early = () => import('@/browser/early/islands');
const part = () => document.querySelector('main')!;
const fail = () => asked.at(-1)!.onerror?.('');

describe('Astro’s script of islands', () => {
  it.each([
    ['the page was scrolled', () => vi.stubGlobal('scrollY', 300)],
    ['a field had the focus', () => document.querySelector('input')!.focus()],
  ])('is asked for at once where %s before it could listen', async (_, act) => {
    act();
    await early();
    expect(asked).toHaveLength(1);
  });

  it('is asked for by the visitor’s first event, once', async () => {
    await early();
    expect(asked).toEqual([]);
    dispatchEvent(new Event('scroll'));
    dispatchEvent(new Event('keydown'));
    expect(asked.map(({ src }) => new URL(src).pathname)).toEqual(['/_astro/islands.js']);
  });

  it('comes at the same time as the code of the island that was touched', async () => {
    await early();
    document.querySelector('input')!.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    await vi.waitFor(() => expect(globalThis).toHaveProperty('fetched', 'component'));
  });

  it('tells an island that was pressed before it came', async () => {
    const { wake } = await early();
    const heard = vi.fn();
    part().addEventListener('click', heard);
    const waking = wake(part());
    expect(heard).not.toHaveBeenCalled();
    come();
    await waking;
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('is fetched again after a second, then with the next use of the page, but not because it is scrolled', async () => {
    const { wake } = await early();
    dispatchEvent(new Event('keydown'));
    const waking = wake(part());
    const failure = expect(waking).rejects.toBeUndefined();
    fail();
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked).toHaveLength(2);
    fail();
    await failure;
    dispatchEvent(new Event('scroll'));
    expect(asked).toHaveLength(2);
    dispatchEvent(new Event('online'));
    expect(asked).toHaveLength(3);
  });
});
