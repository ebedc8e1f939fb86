import type { Testimonial } from '@/content/schemas/testimonial';

/** The ten variants of a button. */
export const buttonVariants = [
  'default',
  'destructive',
  'outline',
  'secondary',
  'ghost',
  'link',
  'orange',
  'navy',
  'white',
  'white-outline',
] as const;

/** The seven sizes of a button. */
export const buttonSizes = ['sm', 'default', 'lg', 'xl', 'xxl', 'cta', 'icon'] as const;

/** A short and a long review, to see that the cards of a row have equal heights. */
export const reviews: readonly Testimonial[] = [
  {
    id: 'short',
    name: 'Short Review',
    location: 'Sample',
    text: 'A line.',
    rating: 5,
    sample: true,
  },
  {
    id: 'long',
    name: 'Long Review',
    location: 'Sample',
    service: 'Every field filled',
    text: 'A review that goes on for a while, as reviews do: what happened, who came, what was found, what it took, and what the floor looked like afterward. It is here to see what a long text does to the card beside it.',
    rating: 4,
    sample: true,
  },
  {
    id: 'middle',
    name: 'Middle Review',
    location: 'Sample',
    text: 'Two sentences, as most people write. The card keeps the name at its foot.',
    rating: 3,
    sample: true,
  },
];
