import type { Tone } from '@/content-model/vocabulary/tones';
import type { Section, SectionType } from '@/content-model/schemas/sections';

/**
 * The tones of each kind of section, first and second choice, unless content sets one. The home page's house is on
 * dark earth, so the sections after its hero are dark; reviews and texts are light; forms and last sections are dark.
 */
const preferred: Record<SectionType, readonly [Tone, Tone]> = {
  announcement: ['orange', 'orange'],
  hero: ['sky', 'sky'],
  'trust-points': ['navy', 'paper'],
  'alert-points': ['navy', 'paper'],
  signs: ['navy', 'sky'],
  'call-box': ['orange', 'navy'],
  'client-types': ['navy', 'paper'],
  benefits: ['white', 'paper'],
  'why-choose-us': ['navy', 'white'],
  counters: ['navy', 'navy'],
  'popular-services': ['navy', 'sky'],
  'service-cards': ['navy', 'white'],
  reasons: ['white', 'paper'],
  'price-banner': ['orange', 'orange'],
  prices: ['white', 'paper'],
  'our-work': ['paper', 'sky'],
  testimonials: ['sky', 'white'],
  about: ['paper', 'white'],
  team: ['white', 'paper'],
  stats: ['navy', 'navy'],
  brands: ['white', 'sky'],
  'service-areas': ['navy', 'sky'],
  process: ['paper', 'white'],
  faq: ['white', 'paper'],
  'call-to-action': ['sky', 'navy'],
  contact: ['white', 'paper'],
  'schedule-form': ['navy', 'sky'],
  'free-estimate': ['navy', 'sky'],
  booking: ['navy', 'sky'],
  'lead-form': ['navy', 'sky'],
  support: ['sky', 'white'],
  trust: ['paper', 'sky'],
  'closing-call': ['navy', 'sky'],
  'call-bar': ['navy', 'navy'],
  guide: ['paper', 'white'],
  valves: ['white', 'paper'],
};

/** The dark sections under the house of the home page, with the sewer along the margin. */
const underground: ReadonlySet<SectionType> = new Set(['why-choose-us', 'counters', 'popular-services']);

/**
 * Chooses the tone of every section of a page, so that two neighbors differ (strips that continue their neighbor,
 * such as the counters, may share it). Under the house it stays dark until another kind of section comes.
 * @param sections a page's sections in order; a `tone` other than `auto` is kept
 */
export function tonesOf(
  sections: readonly (Pick<Section, 'type' | 'tone'> & { drawing?: string | undefined })[],
): Tone[] {
  let before: Tone | undefined;
  let digging = sections[0]?.drawing === 'house';
  return sections.map((section, index) => {
    digging &&= index === 0 || underground.has(section.type);
    if (digging && index > 0) return (before = 'earth');
    const [first, second] = preferred[section.type];
    const tone = section.tone !== 'auto' ? section.tone : first === before ? second : first;
    before = tone;
    return tone;
  });
}
