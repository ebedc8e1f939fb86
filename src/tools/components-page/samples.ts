import type { Section } from '@/content/queries';

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
