import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { figureNumber, onTheWayTo } from '@/content/figure';
import { useReady } from '../ready';

/** How long a count takes, in milliseconds, and how much of it must be visible. */
const DURATION_MS = 2000;
const VISIBLE_SHARE = 0.35;

interface CountUpProps {
  /** What it ends at, as in `15,000+`, `35+` or `100%`. */
  figure: string;
}

/**
 * The number that counts, over the one in the page's HTML. While it counts, that one stays in place but transparent: it
 * keeps the width, and screen readers read only it. Nothing counts under reduced motion (WCAG 2.3.3).
 */
export default function CountUp({ figure }: CountUpProps) {
  const ref = useRef<HTMLSpanElement>(null);
  const counted = useCountOnce(ref, figureNumber(figure));
  const counting = counted !== undefined;
  useLayoutEffect(() => {
    const inPage = ref.current?.closest('[data-counter]')?.querySelector('[data-figure]');
    inPage?.classList.toggle('opacity-0', counting);
  }, [counting]);
  useReady(ref);
  return (
    <span ref={ref} aria-hidden="true" className="absolute inset-0">
      {counting && onTheWayTo(figure, counted)}
    </span>
  );
}

/** Counts from 0 to `value` once, when the element comes into view. @returns undefined while it is not counting */
function useCountOnce(ref: RefObject<HTMLElement | null>, value: number): number | undefined {
  const [counted, setCounted] = useState<number>();

  useEffect(() => {
    const element = ref.current;
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let frame = 0;
    const count = (start: number) => (now: number) => {
      const done = Math.min(1, Math.max(0, (now - start) / DURATION_MS));
      // Cubic ease-out: fast at first, slow at the end.
      setCounted(done < 1 ? Math.round(value * (1 - (1 - done) ** 3)) : undefined);
      if (done < 1) frame = requestAnimationFrame(count(start));
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        frame = requestAnimationFrame(count(performance.now()));
      },
      { threshold: VISIBLE_SHARE },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [ref, value]);

  return counted;
}
