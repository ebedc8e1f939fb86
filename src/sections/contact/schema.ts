import { z } from 'astro/zod';
import { actions } from '../../content/schemas/action';
import { distinct } from '../../content/schemas/lists';
import { ref } from '../../content/schemas/names';
import { line } from '../../content/schemas/text';
import { titled, type } from '../../content/schemas/section';

/**
 * Contact. `layout: map` (home page) shows the office, the hours and the map; `layout: form` (contact page)
 * puts the form on the left and the facts on the right.
 */
export const contact = z.strictObject({
  ...titled,
  type: type('contact', 'How to reach the office.'),
  layout: z
    .enum(['map', 'form'])
    .describe('`map`: office, hours and map; `form`: the form, with the facts next to it.'),
  form: ref('forms').optional(),
  zipCheck: z
    .boolean()
    .default(false)
    .describe('Tick it: beside the form, visitors can ask whether you serve their ZIP code or city.'),
  included: z.array(line(120)).max(8).default([]).describe('What every visit includes.'),
  cities: distinct(z.array(ref('cities')).default([])).describe('Names of cities with a page.'),
  actions: actions(2),
});
