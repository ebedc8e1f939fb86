import { z } from 'astro/zod';
import { actions } from '../../content/schemas/action';
import { list } from '../../content/schemas/lists';
import { titleAndText, titled, type } from '../../content/schemas/section';

/** Signs of trouble that a visitor can check at home. */
export const signs = z.strictObject({
  ...titled,
  type: type('signs', 'Signs of trouble to check at home.'),
  items: list('The signs', 3, 8, titleAndText(260, 80)),
  actions: actions(2),
});
