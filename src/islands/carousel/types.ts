import type { InterfaceWords } from '@/content/schemas/interface';

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
