import type { Testimonial } from '@/content/schemas/entries';
import type { Section } from '@/content/sections';

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

const card = {
  title: 'A service',
  text: 'Two sentences say what it is. They say what happens next.',
  bullets: ['A thing that it covers', 'Another, long enough to run over two lines on a narrow card'],
};
const pictured = [
  { ...card, drawing: 'slab-leak' as const },
  { ...card, drawing: 'toilet' as const },
];
const icons = [
  { ...card, icon: 'shield' as const },
  { ...card, icon: 'droplet' as const },
];
const shared = { tone: 'white' as const, mobile: 'stack' as const, actions: [] };

/** Sections of cards: services in three layouts, benefits, steps. */
export const cards: Section[] = [
  { ...shared, type: 'service-cards', title: 'Cards', layout: 'cards', items: pictured },
  { ...shared, type: 'service-cards', title: 'Tiles', layout: 'tiles', items: pictured },
  { ...shared, type: 'service-cards', title: 'A list', layout: 'list', items: icons },
  { ...shared, type: 'benefits', title: 'Benefits', items: icons },
  { ...shared, type: 'process', title: 'Steps', steps: pictured },
];
