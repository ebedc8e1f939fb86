import { z } from 'astro/zod';
import { iconCards, titled, type } from './base';

/** Benefit cards in a grid. */
export const benefits = z.strictObject({
  ...titled,
  type: type('benefits', 'Benefit cards in a grid.'),
  items: iconCards(6),
});
