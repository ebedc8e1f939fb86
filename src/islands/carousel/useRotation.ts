import { useCallback, useEffect, useState, useSyncExternalStore, type RefObject } from 'react';
import type { CarouselApi } from './useCarousel';

/**
 * `auto` stops on hover and focus; `play`, after a press on the button, does not; `pause` waits for the button.
 */
type Mode = 'auto' | 'play' | 'pause';

/** What the pause button shows and does, and how an interaction ends the rotation. */
export interface Rotation {
  /** Whether slides change by themselves, apart from pauses on hover and focus. */
  rotating: boolean;
  /** Whether the next slide may come right now; meanwhile changes are not announced to screen readers. */
  playing: boolean;
  toggle: () => void;
  stop: () => void;
}

/**
 * Decides when a carousel turns by itself: never under reduced motion unless asked, not while the pointer is over
 * it, the focus in it or it is out of view, and not again after the visitor has moved it (WCAG 2.2.2).
 */
export function useRotation(controls: RefObject<HTMLElement | null>, api: CarouselApi | undefined): Rotation {
  const [mode, setMode] = useState<Mode>('auto');
  const [busy, setBusy] = useState({ hovered: false, focused: false, seen: false });
  const stop = useCallback(() => setMode('pause'), []);
  const reduced = useReducedMotion();
  const rotating = mode === 'play' || (mode === 'auto' && !reduced);
  const playing = rotating && busy.seen && (mode === 'play' || (!busy.hovered && !busy.focused));

  useEffect(() => {
    const carousel = controls.current?.closest<HTMLElement>('[data-carousel]');
    if (!carousel) return;
    const events = new AbortController();
    const on = (type: string, change: Partial<typeof busy>) =>
      carousel.addEventListener(type, () => setBusy((now) => ({ ...now, ...change })), events);
    // A tap also sends mouseenter, but no mouseleave: only a real pointer hovers.
    carousel.addEventListener(
      'pointerenter',
      ({ pointerType }) => pointerType === 'mouse' && setBusy((now) => ({ ...now, hovered: true })),
      events,
    );
    on('pointerleave', { hovered: false });
    on('focusin', { focused: true });
    on('focusout', { focused: false });
    const observer = new IntersectionObserver(
      (entries) => setBusy((now) => ({ ...now, seen: entries.at(-1)?.isIntersecting ?? false })),
      { threshold: 0.25 },
    );
    observer.observe(carousel);
    return () => {
      events.abort();
      observer.disconnect();
    };
  }, [controls]);

  useEffect(() => {
    if (!api) return;
    api.on('pointerDown', stop);
    return () => {
      api.off('pointerDown', stop);
    };
  }, [api, stop]);

  useEffect(() => {
    if (!api || !playing) return;
    // Undefined, against its type, in a carousel for phones that started after the window had become wide.
    const autoplay = () => (api.plugins() as ReturnType<CarouselApi['plugins']> | undefined)?.autoplay;
    // Embla's autoplay throws when it is started while all slides fit in one view, because it has no delays then.
    // Embla starts over at each change of size, with autoplay stopped, so it is started again.
    const start = () => {
      if (api.scrollSnapList().length > 1) autoplay()?.play();
    };
    start();
    api.on('reInit', start);
    return () => {
      api.off('reInit', start);
      autoplay()?.stop();
    };
  }, [api, playing]);

  return {
    rotating,
    playing,
    toggle: () => setMode(rotating ? 'pause' : 'play'),
    stop,
  };
}

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

function subscribe(listener: () => void): () => void {
  const query = matchMedia(REDUCED_MOTION);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the visitor asked for reduced motion, kept up to date; on the server always false. */
function useReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(REDUCED_MOTION).matches,
    () => false,
  );
}
