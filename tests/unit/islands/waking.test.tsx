// @vitest-environment happy-dom
import { startTransition, useRef } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { useReady } from '@/islands/ready';
import { READY_EVENT } from '@/browser/early-clicks/keep';
import { keepEarlyClicks } from '@/browser/early-clicks/inline';

const pressed = vi.fn();

function Arrow() {
  const ref = useRef<HTMLButtonElement>(null);
  useReady(ref);
  return (
    // The script in the head marks what was pressed before React came.
    <button ref={ref} type="button" onClick={pressed} suppressHydrationWarning>
      Next slide
    </button>
  );
}

let root: Root | undefined;

/** Fulfilled once the island handles presses. The early script has replayed those that it kept then. */
let hydrated: Promise<void> | undefined;

/** happy-dom's window has no handler properties, in which the script in the head keeps its listener. */
let handler: ((event: Event) => void) | null = null;
Object.defineProperty(globalThis, 'onclick', { set: (value: typeof handler) => (handler = value) });
addEventListener('click', (event) => handler?.(event));

function openPage(): HTMLButtonElement {
  document.body.innerHTML = `<astro-island>${renderToString(<Arrow />)}</astro-island>`;
  const island = document.querySelector('astro-island')!;
  hydrated = new Promise((resolve) => island.addEventListener(READY_EVENT, () => resolve(), { once: true }));
  return document.querySelector('button')!;
}

/** Hydrates like Astro: React adds its listeners at once and hydrates the markup a moment later. */
function wake(): void {
  startTransition(() => {
    root = hydrateRoot(document.querySelector('astro-island')!, <Arrow />);
  });
}

afterEach(() => {
  root?.unmount();
  vi.clearAllMocks();
});

beforeEach(() => void vi.stubGlobal('matchMedia', () => ({ matches: false })));

const takeOver = async () => (await import('@/browser/early-clicks/keep')).takeOverEarlyClicks();

describe.each([
  ['before the page’s early script has loaded', false],
  ['after it', true],
])('a press while an island hydrates counts once, %s', (_, isThere) => {
  const listening = vi.spyOn(globalThis, 'addEventListener');
  afterEach(() => {
    // The next test is before it again.
    if (!isThere)
      for (const [type, listener] of listening.mock.calls) removeEventListener(type, listener, true);
  });
  // The same script as in the head of every page.
  if (isThere) beforeAll(() => takeOver());
  else beforeEach(() => new Function(keepEarlyClicks)() as void);

  it.each(['before', 'while'])('%s React takes over', async (moment) => {
    const button = openPage();
    if (moment === 'while') wake();
    button.click();
    if (moment === 'before') wake();
    await hydrated;
    if (!isThere) await takeOver();
    // The replay follows before the next task.
    await new Promise((resolve) => setTimeout(resolve));
    expect(pressed).toHaveBeenCalledTimes(1);
  });
});
