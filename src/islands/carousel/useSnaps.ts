import { useEffect, useState } from 'react';
import type { CarouselApi } from './useCarousel';

/** A carousel's position: the number of its stops, and the current one. */
export interface Snaps {
  count: number;
  selected: number;
}

const unknown: Snaps = { count: 0, selected: 0 };

/** Follows a carousel's position; `count` is 0 until it has been measured. */
export function useSnaps(api: CarouselApi | undefined): Snaps {
  const [snaps, setSnaps] = useState(unknown);
  useEffect(() => {
    if (!api) return;
    const read = () =>
      setSnaps({
        count: api.scrollSnapList().length,
        selected: api.selectedScrollSnap(),
      });
    read();
    api.on('select', read).on('reInit', read);
    return () => {
      api.off('select', read).off('reInit', read);
    };
  }, [api]);
  return snaps;
}
