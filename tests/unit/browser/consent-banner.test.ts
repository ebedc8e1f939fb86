// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const gtag = vi.fn();

/** A page with the banner and a link in its footer that opens it again. */
async function openPage() {
  document.body.innerHTML = `
    <input name="phone">
    <a href="/privacy" data-consent-open>Ad choices</a>
    <dialog data-consent>
      <p data-gpc="off">May we?</p><p data-gpc="on" hidden>Your browser says no.</p>
      <button data-answer="granted">Yes</button><button data-answer="denied">No</button>
      <button data-close>Close</button>
    </dialog>`;
  vi.resetModules();
  const script = await import('@/browser/consent-banner');
  const banner = document.querySelector('dialog')!;
  const button = (selector: string) => banner.querySelector<HTMLButtonElement>(selector)!;
  return { ...script, banner, button };
}

beforeEach(() => {
  localStorage.clear();
  gtag.mockClear();
  Object.assign(window, { gtag });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});

afterEach(() => {
  Reflect.deleteProperty(window, 'gtag');
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
});

describe('the question about measuring ads', () => {
  it.each([
    ['its button', (close: () => void) => close()],
    [
      'Escape',
      () =>
        document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
    ],
  ])('closes with %s without an answer, and gives the focus back', async (_, act) => {
    const { askAgain, banner, button } = await openPage();
    const link = document.querySelector('a')!;
    link.focus();
    askAgain();
    act(() => button('[data-close]').click());
    expect(banner.open).toBe(false);
    expect(document.activeElement).toBe(link);
    expect(localStorage.getItem('consent')).toBe('closed');
    expect(gtag).not.toHaveBeenCalled();
  });

  it('offers no choice where the browser has made it', async () => {
    Object.assign(navigator, { globalPrivacyControl: true });
    const { askAgain, banner, button } = await openPage();
    askAgain();
    expect(button('[data-answer=granted]').hidden).toBe(true);
    expect(banner.querySelector<HTMLElement>('[data-gpc=on]')!.hidden).toBe(false);
    expect(banner.querySelector<HTMLElement>('[data-gpc=off]')!.hidden).toBe(true);
    expect(document.activeElement).toBe(button('[data-close]'));
  });
});
