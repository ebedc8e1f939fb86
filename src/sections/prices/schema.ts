import { z } from 'astro/zod';
import { actions } from '../../content/schemas/action';
import { names } from '../../content/schemas/names';
import { titled, type } from '../../content/schemas/section';

/** What common jobs cost, from `content/prices.json`; not shown while no job there names the service. */
export const prices = z.strictObject({
  ...titled,
  type: type('prices', 'What common jobs of the service cost.'),
  service: names('pricedService').describe(
    'Which jobs: those whose `services` name it in `content/prices.json`.',
  ),
  actions: actions(2),
});
