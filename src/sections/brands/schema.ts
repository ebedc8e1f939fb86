import { z } from 'astro/zod';
import { titled, type } from '../../content/schemas/section';

/** Brands that we install, shown as text; the names come from `content/site.json`. */
export const brands = z.strictObject({
  ...titled,
  type: type('brands', 'Brands that we install.'),
});
