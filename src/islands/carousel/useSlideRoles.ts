import { useEffect, type RefObject } from 'react';
import type { CarouselApi } from './useCarousel';

/** Below this width a grid turns into a carousel. */
const TURNING = '(max-width: 767px)';

/**
 * Makes what assistive technology gets match what is visible: slides out of view cannot be reached, automatic
 * changes are not announced, and on wide screens a grid is a list and not a carousel.
 * @param playing whether slides change by themselves right now
 */
export function useSlideRoles(
  controls: RefObject<HTMLElement | null>,
  api: CarouselApi | undefined,
  { label, below, playing }: { label: string; below: 'md' | undefined; playing: boolean },
): void {
  useEffect(() => {
    if (!api) return;
    const slides = api.slideNodes();
    const hide = () => {
      const seen = api.slidesInView();
      slides.forEach((slide, index) => (slide.inert = seen.length > 0 && !seen.includes(index)));
    };
    const showAll = () => slides.forEach((slide) => (slide.inert = false));
    api.on('slidesInView', hide).on('destroy', showAll);
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
    const apply = () => (query.matches ? becomeCarousel(carousel, label) : becomeList(carousel, label));
    apply();
    query.addEventListener('change', apply);
    return () => query.removeEventListener('change', apply);
  }, [controls, below, label]);
}

function becomeCarousel(carousel: Element, label: string): void {
  describe(carousel, { role: 'region', 'aria-roledescription': 'carousel', 'aria-label': label });
  describe(carousel.querySelector('.carousel-track'), { role: null, 'aria-label': null });
  const slides = carousel.querySelectorAll('[data-slide]');
  slides.forEach((slide, index) =>
    describe(slide, {
      role: 'group',
      'aria-roledescription': 'slide',
      'aria-label': `${index + 1} of ${slides.length}`,
    }),
  );
}

function becomeList(carousel: Element, label: string): void {
  const nothing = { role: null, 'aria-roledescription': null, 'aria-label': null };
  describe(carousel, nothing);
  describe(carousel.querySelector('.carousel-track'), { role: 'list', 'aria-label': label });
  for (const slide of carousel.querySelectorAll('[data-slide]'))
    describe(slide, { ...nothing, role: 'listitem' });
}

function describe(element: Element | null, attributes: Record<string, string | null>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null) element?.removeAttribute(name);
    else element?.setAttribute(name, value);
  }
}
