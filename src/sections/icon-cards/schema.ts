import { z } from 'astro/zod';
import { autoplay, iconCards, titled, type } from '../../content/schemas/section';

/** Benefit cards in a grid. */
export const benefits = z.strictObject({
  ...titled,
  type: type('benefits', 'Benefit cards in a grid.'),
  items: iconCards(6),
});

/** Like benefits; a looping carousel below 768 px. */
export const whyChooseUs = z.strictObject({
  ...titled,
  type: type('why-choose-us', 'Benefit cards; on phones a carousel.'),
  items: iconCards(6),
  autoplay: autoplay.default(4000).describe('The time between slides on small screens.'),
});
