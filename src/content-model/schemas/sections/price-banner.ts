import { z } from 'astro/zod';
import { actions } from '../action';
import { binding, claim, line } from '../text';
import { base, type } from './base';

/** A price in large type, with what it covers. */
export const priceBanner = z.strictObject({
  ...base,
  type: type('price-banner', 'A price in large type, with what it covers.'),
  title: line(90).describe('The heading.'),
  price: claim('offer.toilet.price', 40),
  text: binding(line(300)).describe('What the price covers, and when it holds.'),
  actions: actions(2),
});
