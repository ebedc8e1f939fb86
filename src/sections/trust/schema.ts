import { z } from 'astro/zod';
import { someActions } from '../../content/schemas/action';
import { list } from '../../content/schemas/lists';
import { titleAndText, titled, type } from '../../content/schemas/section';

/** Reasons to trust the company on short lead pages, with a button to the form. */
export const trust = z.strictObject({
  ...titled,
  type: type('trust', 'Reasons to trust the company.'),
  items: list('The reasons', 2, 6, titleAndText(240)),
  actions: someActions(2),
});
