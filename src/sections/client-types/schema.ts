import { z } from 'astro/zod';
import { list } from '../../content/schemas/lists';
import { picture } from '../../content/schemas/picture';
import { titleAndText, titled, type } from '../../content/schemas/section';

/** The kinds of clients, each with a picture. */
export const clientTypes = z.strictObject({
  ...titled,
  type: type('client-types', 'Kinds of clients with pictures.'),
  items: list('The clients', 3, 8, { ...titleAndText(240), ...picture({ needed: true }) }),
});
