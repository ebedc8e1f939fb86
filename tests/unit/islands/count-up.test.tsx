// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import CountUp from '@/islands/counter/CountUp';
import { ManualIntersectionObserver, stubMedia } from './observers';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
  ManualIntersectionObserver.install();
  stubMedia(() => false);
});

afterEach(() => void cleanup());

const counter = (
  <span data-counter="">
    <span data-figure="">15,000+</span>
    <CountUp figure="15,000+" />
  </span>
);
const come = () => act(() => ManualIntersectionObserver.report(true));
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

function parts(container: HTMLElement) {
  const moving = container.querySelector('[aria-hidden]');
  const all = container.textContent ?? '';
  return { moving: moving?.textContent || undefined, spoken: all.replace(moving?.textContent ?? '', '') };
}

describe('a counter', () => {
  it('counts once, however often it comes into view', () => {
    const { container } = render(counter);
    come();
    wait(2500);
    act(() => ManualIntersectionObserver.report(false));
    come();
    wait(300);
    expect(parts(container).moving).toBeUndefined();
  });

  it('stands still for people who asked for reduced motion', () => {
    stubMedia((query) => query.includes('reduced-motion'));
    const { container } = render(counter);
    come();
    wait(300);
    expect(parts(container)).toEqual({ moving: undefined, spoken: '15,000+' });
  });
});
