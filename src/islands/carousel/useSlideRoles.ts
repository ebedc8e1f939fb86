import { useEffect, type RefObject } from 'react';
import { fill } from '../../lib/fill';
import type { CarouselWords, CarouselApi } from './useCarousel';

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
