import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect, useState, type RefObject, useCallback, useSyncExternalStore } from 'react';
import type { InterfaceWords } from '@/content/types';
import { fill } from '../../lib/fill';

/** Embla's API for a carousel. */
export type CarouselApi = NonNullable<UseEmblaCarouselType[1]>;

/** Embla's `duration` sets how stiff its spring is, not a time: measured, a move takes about 32 ms for each unit. */
const MS_PER_DURATION = 32;

/**
 * Starts Embla on the row of slides beside the controls.
 * @param controls the controls' root, inside the `[data-carousel]`
 * @returns Embla's API once the row has stopped scrolling and Embla has taken over
 */
export function useCarousel(
  controls: RefObject<HTMLElement | null>,
  { group, below, autoplay, transition }: CarouselOptions,
): CarouselApi | undefined {
  const [firstSlide, setFirstSlide] = useState(0);
  const [setView, api] = useEmblaCarousel(
    {
      loop: true,
      align: 'start',
      container: '.carousel-track',
      slides: '[data-slide]',
      slidesToScroll: group ? 'auto' : 1,
      inViewThreshold: 0.5,
      ...(transition && { duration: Math.round(transition / MS_PER_DURATION) }),
      breakpoints: {
        '(prefers-reduced-motion: reduce)': { duration: 0 },
        ...(below && { '(min-width: 768px)': { active: false } }),
      },
    },
    // `useRotation` alone decides when it plays.
    autoplay
      ? [Autoplay({ delay: autoplay, playOnInit: false, stopOnInteraction: false, stopOnFocusIn: false })]
      : [],
  );

  useEffect(() => {
    const carousel = controls.current?.closest<HTMLElement>('[data-carousel]');
    const view = carousel?.querySelector<HTMLElement>('[data-carousel-view]');
    if (!carousel || !view) return;
    return whenStill(view, () => {
      setFirstSlide(slideAtStart(view));
      view.scrollLeft = 0;
      removeTabStop(view);
      carousel.dataset.turning = '';
      setView(view);
    });
  }, [controls, setView]);

  useEffect(() => {
    if (!api || firstSlide === 0) return;
    const snap = api.internalEngine().slideRegistry.findIndex((slides) => slides.includes(firstSlide));
    api.scrollTo(snap, true);
  }, [api, firstSlide]);

  return api;
}

/** Removes the row's tab stop and its name; where the row has the focus, only when the visitor moves on, because it would be lost. */
function removeTabStop(view: HTMLElement): void {
  const remove = () => ['tabindex', 'role', 'aria-label'].forEach((name) => view.removeAttribute(name));
  if (document.activeElement === view) view.addEventListener('blur', remove, { once: true });
  else remove();
}

/** The slide that a visitor has scrolled to by hand before Embla takes over. */
function slideAtStart(view: HTMLElement): number {
  const slides = [...view.querySelectorAll<HTMLElement>('[data-slide]')];
  const start = view.getBoundingClientRect().left;
  const distances = slides.map((slide) => Math.abs(slide.getBoundingClientRect().left - start));
  return distances.indexOf(Math.min(...distances));
}

/** After this many frames without movement a swipe is over. */
const STILL_FRAMES = 6;

/** Calls back once nobody is swiping the row. @returns a function that cancels */
function whenStill(view: HTMLElement, then: () => void): () => void {
  let frame = 0;
  let still = 0;
  let last = view.scrollLeft;
  const look = () => {
    still = view.scrollLeft === last ? still + 1 : 0;
    last = view.scrollLeft;
    if (still >= STILL_FRAMES || last === 0) then();
    else frame = requestAnimationFrame(look);
  };
  look();
  return () => cancelAnimationFrame(frame);
}

/** What a carousel's controls and slides are called; its own name is complete in `CarouselOptions`. */
export type CarouselWords = Omit<InterfaceWords['carousel'], 'name'>;

/** How a carousel behaves; what `Carousel.astro` tells its controls. */
export interface CarouselOptions {
  label: string;
  /** Milliseconds between slides; left out, it moves only by hand. */
  autoplay?: number;
  arrows: boolean;
  dots: boolean;
  /** Moves by a whole view instead of one slide. */
  group: boolean;
  /** `md`: a carousel only below 768 px; above, its slides lie in the page's own grid. */
  below?: 'md';
  transition?: number;
}

/** `auto` stops on hover and focus; `play`, after a press on the button, does not; `pause` waits for the button. */
type Mode = 'auto' | 'play' | 'pause';

/**
 * Decides when a carousel turns by itself: never under reduced motion unless asked, not while the pointer is over
 * it, the focus in it or it is out of view, and not again after the visitor has moved it (WCAG 2.2.2).
 * @returns `rotating`: whether slides change by themselves, but for pauses on hover and focus; `playing`: whether the
 *   next one may come right now, while changes are not announced to screen readers
 */
export function useRotation(controls: RefObject<HTMLElement | null>, api: CarouselApi | undefined) {
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

  return { rotating, playing, toggle: () => setMode(rotating ? 'pause' : 'play'), stop };
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

/** Below this width a grid turns into a carousel. */
const TURNING = '(max-width: 767px)';

type SlideRoles = Pick<CarouselOptions, 'label' | 'below'> & { playing: boolean; words: CarouselWords };

/**
 * Makes what assistive technology gets match what is visible: slides out of view cannot be reached, automatic
 * changes are not announced, and on wide screens a grid is a list and not a carousel.
 * @param playing whether slides change by themselves right now
 */
export function useSlideRoles(
  controls: RefObject<HTMLElement | null>,
  api: CarouselApi | undefined,
  { label, below, playing, words }: SlideRoles,
): void {
  useEffect(() => {
    if (!api) return;
    const slides = api.slideNodes();
    const hide = () => {
      const seen = api.slidesInView();
      // None is while the browser skips the section far from the view: what was last seen still holds.
      if (seen.length > 0) slides.forEach((slide, index) => (slide.inert = !seen.includes(index)));
    };
    const showAll = () => slides.forEach((slide) => (slide.inert = false));
    api.on('slidesInView', hide).on('destroy', showAll);
    // Embla has usually found out which slides are in view before this listens.
    hide();
    return () => {
      api.off('slidesInView', hide).off('destroy', showAll);
      showAll();
    };
  }, [api]);

  useEffect(() => {
    const track = controls.current?.closest('[data-carousel]')?.querySelector('.carousel-track');
    track?.setAttribute('aria-live', playing ? 'off' : 'polite');
  }, [controls, playing]);

  useEffect(() => {
    const carousel = controls.current?.closest('[data-carousel]');
    if (!carousel || !below) return;
    const query = matchMedia(TURNING);
    const apply = () => {
      const turns = query.matches;
      const slides = carousel.querySelectorAll('[data-slide]');
      const nothing = { role: null, ariaRoleDescription: null, ariaLabel: null };
      const region = { role: 'region', ariaRoleDescription: words.carousel, ariaLabel: label };
      const list = { ...nothing, role: 'list', ariaLabel: label };
      Object.assign(carousel, turns ? region : nothing);
      Object.assign(carousel.querySelector('.carousel-track')!, turns ? nothing : list);
      slides.forEach((slide, index) => {
        const position = fill(words.position, { number: index + 1, count: slides.length });
        const group = { role: 'group', ariaRoleDescription: words.slide, ariaLabel: position };
        Object.assign(slide, turns ? group : { ...nothing, role: 'listitem' });
      });
    };
    apply();
    query.addEventListener('change', apply);
    return () => query.removeEventListener('change', apply);
  }, [controls, below, label, words]);
}
