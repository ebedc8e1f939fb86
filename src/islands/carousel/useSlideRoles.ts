import { useEffect, type RefObject } from 'react';
import { fill } from '../../fill';
import type { CarouselWords } from './types';
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
  {
    label,
    below,
    playing,
    words,
  }: { label: string; below: 'md' | undefined; playing: boolean; words: CarouselWords },
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
    const apply = () =>
      query.matches ? becomeCarousel(carousel, label, words) : becomeList(carousel, label);
    apply();
    query.addEventListener('change', apply);
    return () => query.removeEventListener('change', apply);
  }, [controls, below, label, words]);
}

function becomeCarousel(carousel: Element, label: string, words: CarouselWords): void {
  describe(carousel, { role: 'region', 'aria-roledescription': words.carousel, 'aria-label': label });
  describe(carousel.querySelector('.carousel-track'), { role: null, 'aria-label': null });
  const slides = carousel.querySelectorAll('[data-slide]');
  slides.forEach((slide, index) =>
    describe(slide, {
      role: 'group',
      'aria-roledescription': words.slide,
      'aria-label': fill(words.position, { number: index + 1, count: slides.length }),
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
