import { z } from 'astro/zod';
import { iconCards, titled, type } from '../../content/schemas/section';

/** Reasons to choose the company, on service pages. */
export const reasons = z.strictObject({
  ...titled,
  type: type('reasons', 'Reasons to choose the company.'),
  items: iconCards(8),
});
