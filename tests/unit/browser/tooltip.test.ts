// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

beforeAll(async () => {
  await import('@/browser/tooltip');
});

beforeEach(() => {
  vi.useFakeTimers();
  document.querySelector('#controls')?.remove();
  document.body.insertAdjacentHTML(
    'beforeend',
    '<p id="controls"><button aria-label="Next slide" data-tooltip="Next slide"></button><button aria-label="Previous slide" data-tooltip="Previous slide"></button></p>',
  );
  // Longer than the skip delay, so that a test does not affect the next one.
  vi.advanceTimersByTime(1000);
});

afterEach(() => void dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })));

function buttons(): [HTMLElement, HTMLElement] {
  const [next, previous] = document.querySelectorAll('button');
  return [next!, previous!];
}
const over = (target: Element, pointerType = 'mouse') =>
  target.dispatchEvent(Object.assign(new Event('pointerover', { bubbles: true }), { pointerType }));
const tip = () => document.querySelector<HTMLElement>('[role="tooltip"]:not([hidden])');

describe('a tooltip', () => {
  it('comes after 700 ms of hovering, and not for a finger', () => {
    over(buttons()[0], 'touch');
    vi.advanceTimersByTime(1000);
    expect(tip()).toBeNull();
    over(buttons()[0]);
    vi.advanceTimersByTime(699);
    expect(tip()).toBeNull();
    vi.advanceTimersByTime(1);
    expect(tip()?.textContent).toBe('Next slide');
  });

  it('comes at once within 300 ms of another one', () => {
    const [next, previous] = buttons();
    over(next);
    vi.advanceTimersByTime(700);
    over(document.body);
    vi.advanceTimersByTime(120 + 299);
    expect(tip()).toBeNull();
    over(previous);
    vi.advanceTimersByTime(0);
    expect(tip()?.textContent).toBe('Previous slide');
  });

  it('stays while the pointer rests on it, and goes when the pointer is elsewhere', () => {
    over(buttons()[0]);
    vi.advanceTimersByTime(700);
    over(document.body);
    over(tip()!);
    vi.advanceTimersByTime(1000);
    expect(tip()).not.toBeNull();
    over(document.body);
    vi.advanceTimersByTime(120);
    expect(tip()).toBeNull();
  });

  it('is dismissed by Escape without moving the pointer', () => {
    over(buttons()[0]);
    vi.advanceTimersByTime(700);
    dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    expect(tip()).toBeNull();
  });
});
