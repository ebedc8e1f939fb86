// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

beforeAll(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  await import('@/browser/menu');
});

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  document.body.innerHTML = '';
});

const key = (name: string, target: Element | null = document.activeElement) =>
  target?.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));
const pointer = (type: string, target: Element, pointerType = 'mouse') =>
  target.dispatchEvent(Object.assign(new Event(type, { bubbles: type === 'pointerdown' }), { pointerType }));

describe('the dropdowns of the header', () => {
  function dropdowns() {
    const one = (name: string) => `
      <menu-dropdown><button aria-expanded="false">${name}</button>
        <div data-panel><a href="#1">First</a><a href="#2">Second</a><a href="#3">Third</a></div></menu-dropdown>`;
    document.body.innerHTML = one('Services') + one('Areas') + '<p>Page</p>';
    const [services, areas] = document.querySelectorAll<HTMLElement>('menu-dropdown');
    const isOpen = () =>
      [...document.querySelectorAll('button')].map(
        (button) => button.getAttribute('aria-expanded') === 'true',
      );
    return { services: services!, areas: areas!, isOpen, page: document.querySelector('p')! };
  }

  it('open after 200 ms of hovering and close 150 ms after the pointer has left', () => {
    const { services, isOpen } = dropdowns();
    vi.advanceTimersByTime(1000);
    pointer('pointerenter', services);
    vi.advanceTimersByTime(199);
    expect(isOpen()).toEqual([false, false]);
    pointer('pointerleave', services);
    vi.advanceTimersByTime(1000);
    expect(isOpen(), 'it only passes by').toEqual([false, false]);
    pointer('pointerenter', services);
    vi.advanceTimersByTime(200);
    expect(isOpen()).toEqual([true, false]);
    pointer('pointerleave', services);
    vi.advanceTimersByTime(149);
    expect(isOpen()).toEqual([true, false]);
    vi.advanceTimersByTime(1);
    expect(isOpen()).toEqual([false, false]);
  });

  it('change 150 ms after the pointer has gone from one to the other, or later if it comes nearer to the panel', () => {
    const { services, areas, isOpen } = dropdowns();
    const panel = services.querySelector('[data-panel]')!;
    vi.spyOn(panel, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 100, 500, 300));
    const move = (clientY: number) =>
      areas.dispatchEvent(Object.assign(new Event('pointermove', { bubbles: true }), { clientY }));
    pointer('pointerenter', services);
    vi.advanceTimersByTime(200);
    pointer('pointerleave', services);
    pointer('pointerenter', areas);
    for (let y = 60; y < 100; y += 8) {
      vi.advanceTimersByTime(149);
      move(y);
    }
    expect(isOpen(), 'on the way to the panel').toEqual([true, false]);
    pointer('pointerleave', areas);
    pointer('pointerenter', services);
    vi.advanceTimersByTime(1000);
    expect(isOpen(), 'on the panel').toEqual([true, false]);
    pointer('pointerleave', services);
    pointer('pointerenter', areas);
    move(80);
    vi.advanceTimersByTime(149);
    move(80);
    expect(isOpen()).toEqual([true, false]);
    vi.advanceTimersByTime(1);
    expect(isOpen(), 'resting on the other button').toEqual([false, true]);
  });

  it('open at once within 300 ms of another one, and with the delay after that', () => {
    const { services, areas, isOpen } = dropdowns();
    vi.advanceTimersByTime(1000);
    pointer('pointerenter', services);
    vi.advanceTimersByTime(200);
    pointer('pointerleave', services);
    vi.advanceTimersByTime(150 + 299);
    pointer('pointerenter', areas);
    expect(isOpen()).toEqual([false, true]);
    pointer('pointerleave', areas);
    vi.advanceTimersByTime(150 + 300);
    pointer('pointerenter', services);
    expect(isOpen()).toEqual([false, false]);
  });

  it('stay open for a pointer once they were pressed, until the visitor presses elsewhere', () => {
    const { services, isOpen, page } = dropdowns();
    pointer('pointerenter', services);
    vi.advanceTimersByTime(200);
    services.querySelector('button')?.click();
    pointer('pointerleave', services);
    vi.advanceTimersByTime(1000);
    expect(isOpen()).toEqual([true, false]);
    pointer('pointerdown', page);
    expect(isOpen()).toEqual([false, false]);
  });

  it('answer the keyboard: a press toggles, arrows walk, Escape closes and returns', () => {
    const { services, areas, isOpen } = dropdowns();
    const button = services.querySelector('button')!;
    const links = [...services.querySelectorAll('a')];
    button.click();
    expect(isOpen()).toEqual([true, false]);
    button.click();
    expect(isOpen()).toEqual([false, false]);
    button.focus();
    key('ArrowDown');
    expect(isOpen()).toEqual([true, false]);
    expect(document.activeElement).toBe(links[0]);
    key('End');
    expect(document.activeElement).toBe(links[2]);
    key('ArrowDown');
    expect(document.activeElement).toBe(links[0]);
    key('ArrowUp');
    expect(document.activeElement).toBe(links[2]);
    key('Escape');
    expect(isOpen()).toEqual([false, false]);
    expect(document.activeElement).toBe(button);
    key('ArrowUp');
    expect(document.activeElement).toBe(links[2]);
    areas.querySelector('button')?.focus();
    expect(isOpen(), 'the focus has moved on').toEqual([false, false]);
  });

  it('are not opened by a finger that rests on them, only by its press', () => {
    const { services, isOpen } = dropdowns();
    pointer('pointerenter', services, 'touch');
    vi.advanceTimersByTime(1000);
    expect(isOpen()).toEqual([false, false]);
    services.querySelector('button')?.click();
    expect(isOpen()).toEqual([true, false]);
  });
});
