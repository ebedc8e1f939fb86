import { useRef, type ReactNode, useEffect, useState } from 'react';
import { fill } from '../../lib/fill';
import { useReady } from '../ready';
import { Button } from '../ui/Button';
import { Pause, Play } from '../ui/icons';
import {
  type CarouselOptions,
  type CarouselWords,
  useCarousel,
  type CarouselApi,
  useRotation,
  useSlideRoles,
} from './useCarousel';

interface CarouselControlsProps extends CarouselOptions {
  count: number;
  words: CarouselWords;
}

/** The buttons of a carousel. They stand beside the slides, so React never renders what is in these. */
export default function CarouselControls({ count, words, ...options }: CarouselControlsProps) {
  const ref = useRef<HTMLDivElement>(null);
  const api = useCarousel(ref, options);
  const snaps = useSnaps(api);
  const { rotating, playing, toggle, stop } = useRotation(ref, api);
  useSlideRoles(ref, api, { label: options.label, below: options.below, playing, words });
  useReady(ref, api !== undefined);

  const go = (move: (carousel: NonNullable<typeof api>) => void) => () => {
    stop();
    if (api) move(api);
  };
  const empty = !options.arrows && !options.dots && options.autoplay === undefined;
  // Keeps its space when all slides fit in one view, so that nothing below moves.
  const needless = snaps.count === 1;

  return (
    <div
      ref={ref}
      className={`carousel-controls flex flex-wrap items-center justify-center gap-x-2 md:justify-start ${empty ? '' : 'mt-5'} ${needless ? 'invisible' : ''}`}
    >
      {/* They wrap at both ends, also where the slides are too few for Embla's circle. */}
      {options.arrows && (
        <>
          <IconButton
            aria-label={words.previous}
            onClick={go((carousel) =>
              // Not `snaps.count`, which is not known yet when a press from before hydration is replayed.
              carousel.canScrollPrev()
                ? carousel.scrollPrev()
                : carousel.scrollTo(carousel.scrollSnapList().length - 1),
            )}
            arrow="turn-back"
          />
          <IconButton
            aria-label={words.next}
            onClick={go((carousel) =>
              carousel.canScrollNext() ? carousel.scrollNext() : carousel.scrollTo(0),
            )}
            arrow="turn-on"
          />
        </>
      )}
      {options.autoplay !== undefined && (
        <IconButton aria-label={rotating ? words.pause : words.play} onClick={toggle}>
          {rotating ? <Pause className="size-5" /> : <Play className="size-5" />}
        </IconButton>
      )}
      {options.dots && (
        <div
          role="group"
          aria-label={words.choose}
          // Nine dots do not fit beside the buttons at 320 px, so there they have their own row.
          className={`flex min-h-11 flex-wrap items-center justify-center md:ml-auto ${count > 4 ? '-order-1 basis-full md:order-none md:basis-auto' : 'ml-2'}`}
        >
          {Array.from({ length: snaps.count }, (_, index) => (
            <button
              key={index}
              type="button"
              aria-label={fill(words.goTo, { number: index + 1, count: snaps.count })}
              aria-current={index === snaps.selected ? 'true' : undefined}
              onClick={go((carousel) => carousel.scrollTo(index))}
              className="group grid h-11 min-w-6 cursor-pointer place-items-center rounded"
            >
              <span className="block size-3 rounded-full border-2 border-current group-aria-[current]:w-6 group-aria-[current]:bg-current" />
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

interface IconButtonProps {
  'aria-label': string;
  onClick: () => void;
  /** The class that draws its arrow (`carousel.css`). */
  arrow?: string;
  children?: ReactNode;
}

function IconButton({ arrow = '', ...button }: IconButtonProps) {
  const label = button['aria-label'];
  return (
    <Button look="icon" className={`border-2 border-current ${arrow}`} {...button} data-tooltip={label} />
  );
}

/** Follows a carousel's position; `count` is 0 until it has been measured. */
function useSnaps(api: CarouselApi | undefined): { count: number; selected: number } {
  const [snaps, setSnaps] = useState({ count: 0, selected: 0 });
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
