import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect, useState, type RefObject } from 'react';
import type { CarouselOptions } from './types';

/** Embla's handle on a carousel. */
export type CarouselApi = NonNullable<UseEmblaCarouselType[1]>;

/** Embla's `duration` is a spring's stiffness, not a time: measured, a move takes about 32 ms for each unit of it. */
const MS_PER_DURATION = 32;

/**
 * Lets Embla move the row of slides that stands beside the controls in the page.
 * @param controls the controls' root, inside the `[data-carousel]`
 * @returns Embla's handle once the row is at rest and taken over
 */
export function useCarousel(
  controls: RefObject<HTMLElement | null>,
  { loop, group, below, autoplay, transition }: CarouselOptions,
): CarouselApi | undefined {
  const [firstSlide, setFirstSlide] = useState(0);
  const [setView, api] = useEmblaCarousel(
    {
      loop,
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
    // When it plays is decided in `useRotation` alone.
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
      view.removeAttribute('tabindex');
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

/** The slide that a visitor has scrolled to by hand before the take-over. */
function slideAtStart(view: HTMLElement): number {
  const slides = [...view.querySelectorAll<HTMLElement>('[data-slide]')];
  const start = view.getBoundingClientRect().left;
  const distances = slides.map((slide) => Math.abs(slide.getBoundingClientRect().left - start));
  return distances.indexOf(Math.min(...distances));
}

/** Frames without movement after which a swipe counts as over. */
const STILL_FRAMES = 6;

/** Calls back once nobody is swiping the row any more. @returns a function that cancels */
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
