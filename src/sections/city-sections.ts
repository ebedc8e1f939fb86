import type { City, InterfaceWords, Offer, Section } from '@/content/types';
import type { IconName } from '@/content/vocabulary';
import { fill } from '../lib/fill';

/** A city page's sections before and after its facts and map. @param offers those that hold now, with icons */
export function citySections(
  city: City,
  words: InterfaceWords['city'] & Pick<InterfaceWords['header'], 'call'>,
  offers: readonly { icon: IconName; offer: Offer }[],
): { before: Section[]; after: Section[] } {
  const place = { city: city.name };
  return {
    before: [
      {
        type: 'hero',
        title: fill(words.title, place),
        tagline: city.hero.tagline,
        text: city.hero.text,
        zipCheck: true,
        chips: [],
        badges: [],
        drawing: city.drawing,
        photo: city.photo,
        alt: city.alt,
        focus: city.focus,
        actions: [
          { kind: 'call', label: words.call },
          { kind: 'link', label: words.book, href: '#booking' },
        ],
      },
      ...(offers.length > 1
        ? [
            {
              type: 'trust-points' as const,
              title: words.offers,
              items: offers.map(({ icon, offer: { title, condition, wordings } }) => ({
                icon,
                title: wordings['strip'] ?? title,
                text: condition,
              })),
            },
          ]
        : []),
      {
        type: 'service-cards',
        id: 'services',
        title: fill(words.fixes, place),
        layout: 'tiles',
        mobile: 'stack',
        items: city.services.map((item) => ({ ...item, bullets: [] })),
        actions: [],
      },
    ],
    after: [
      ...(city.review
        ? [
            {
              type: 'testimonials' as const,
              title: words.review,
              layout: 'grid' as const,
              reviews: [city.review],
              newest: 1,
              arrows: false,
              dots: false,
              actions: [],
            },
          ]
        : []),
      {
        type: 'guide',
        title: city.houses.title,
        collapsed: false,
        actions: [],
        blocks: [
          { paragraphs: city.houses.paragraphs, items: [], ordered: false },
          { title: city.soil.title, paragraphs: city.soil.paragraphs, items: [], ordered: false },
        ],
      },
      {
        type: 'guide',
        title: city.advice.title,
        collapsed: false,
        actions: [],
        blocks: [{ paragraphs: [], items: city.advice.items, ordered: true }],
      },
      { type: 'faq', title: fill(words.questions, place), items: city.faq, actions: [] },
      {
        type: 'booking',
        id: 'booking',
        title: fill(words.booking, place),
        form: 'booking',
        points: [],
        actions: [{ kind: 'call', label: words.call }],
      },
    ],
  };
}
