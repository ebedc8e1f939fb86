import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect, useState, type RefObject } from 'react';
import type { InterfaceWords } from '@/content/schemas/interface';

/** Embla's API for a carousel. */
export type CarouselApi = NonNullable<UseEmblaCarouselType[1]>;

/**
 * Embla's `duration` sets how stiff its spring is, not a time: measured, a move takes about 32 ms for each unit.
 */
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

/**
 * Calls back once nobody is swiping the row.
 * @returns a function that cancels
 */
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
  /** What the carousel holds: its accessible name. */
  label: string;
  /** Milliseconds between slides; left out, it moves only by hand. */
  autoplay?: number;
  arrows: boolean;
  dots: boolean;
  /** Moves by a whole view instead of one slide. */
  group: boolean;
  /** `md`: a carousel only below 768 px; above, its slides lie in the page's own grid. */
  below?: 'md';
  /** Milliseconds that a move takes. */
  transition?: number;
}
