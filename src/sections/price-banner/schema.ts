import { z } from 'astro/zod';
import { actions } from '../../content/schemas/action';
import { binding, claim, line } from '../../content/schemas/text';
import { titled, type } from '../../content/schemas/section';

/** A price in large type, with what it covers. */
export const priceBanner = z.strictObject({
  ...titled,
  type: type('price-banner', 'A price in large type.'),
  price: claim('offer.toilet.price', 40),
  text: binding(line(300)).describe('What the price covers, and when it holds.'),
  actions: actions(2),
});
