import type { City } from '@/content-model/schemas/city';
import type { Section } from '@/content-model/schemas/sections';

/**
 * A city page as lists of sections before and after its facts and map.
 * @param city the city's file (contracts, 'Content')
 * @param phone the business phone, for the call button
 */
export function citySections(city: City, phone: string): { before: Section[]; after: Section[] } {
  const tone = 'auto' as const;
  return {
    before: [
      {
        type: 'hero',
        tone,
        title: `Professional plumbing in ${city.name}`,
        tagline: city.hero.tagline,
        text: city.hero.text,
        chips: [],
        badges: [],
        drawing: city.drawing,
        photo: city.photo as unknown,
        alt: city.alt,
        focus: city.focus,
        actions: [
          { kind: 'call', label: `Call ${phone}` },
          { kind: 'link', label: 'Book a visit', href: '#booking' },
        ],
      },
      {
        type: 'service-cards',
        tone,
        id: 'services',
        title: `What we fix in ${city.name}`,
        layout: 'tiles',
        mobile: 'stack',
        items: city.services.map((item) => ({ ...item, bullets: [] })),
      },
    ],
    after: [
      {
        type: 'guide',
        tone,
        title: city.houses.title,
        blocks: [
          { paragraphs: city.houses.paragraphs, items: [], ordered: false },
          { title: city.soil.title, paragraphs: city.soil.paragraphs, items: [], ordered: false },
        ],
      },
      {
        type: 'guide',
        tone,
        title: city.advice.title,
        blocks: [{ paragraphs: [], items: city.advice.items, ordered: true }],
      },
      { type: 'faq', tone, title: `Plumbing questions in ${city.name}`, items: city.faq, actions: [] },
      {
        type: 'booking',
        tone,
        id: 'booking',
        title: `Book a plumber in ${city.name}`,
        form: 'booking',
        points: [],
        actions: [{ kind: 'call', label: `Call ${phone}` }],
      },
    ],
  };
}
