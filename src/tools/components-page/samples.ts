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

/** The type scale: name, classes, use. */
export const typeScale = [
  ['display-1', 'display display-1', 'the headline of a page'],
  ['display-2', 'display display-2', 'the heading of a section'],
  ['display-3', 'display display-3', 'the heading of a card'],
  ['large', 'text-lg', 'introductions'],
  ['body', '', 'running text, 17 px'],
  ['small', 'text-[0.94rem]', 'labels, facts, the footer'],
] as const;

/** The spacing steps in use, with Tailwind's names, and the class of a bar of each width. */
export const spaces = [
  ['1', 'w-1'],
  ['2', 'w-2'],
  ['3', 'w-3'],
  ['4', 'w-4'],
  ['5', 'w-5'],
  ['6', 'w-6'],
  ['7', 'w-7'],
  ['8', 'w-8'],
  ['10', 'w-10'],
  ['12', 'w-12'],
  ['14', 'w-14'],
  ['16', 'w-16'],
  ['gutter', 'w-gutter'],
  ['section', 'w-section'],
] as const;

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
