import { z } from 'astro/zod';
import { action, actions } from '../../content/schemas/action';
import { list } from '../../content/schemas/lists';
import { iconName } from '../../content/schemas/names';
import { picture } from '../../content/schemas/picture';
import { href, line } from '../../content/schemas/text';
import { titleAndText, titled, type } from '../../content/schemas/section';

/**
 * Cards of services, each with a picture or an icon, bullets and a button. `mobile: carousel` turns the grid
 * into a carousel with arrows below 768 px. `layout: tiles` is the compact form of the city pages.
 */
export const serviceCards = z.strictObject({
  ...titled,
  type: type('service-cards', 'Services, each with a picture or icon.'),
  layout: z
    .enum(['cards', 'tiles', 'list'])
    .default('cards')
    .describe('`cards`; `tiles`, which are smaller; or a `list` without pictures.'),
  mobile: z
    .enum(['stack', 'carousel'])
    .default('stack')
    .describe('On phones: one below the other, or a carousel with arrows.'),
  items: list('The cards', 2, 12, {
    ...titleAndText(320),
    bullets: z.array(line(100)).max(6).default([]).describe('What is done, at most 6.'),
    icon: iconName.optional(),
    ...picture({ described: true }),
    href: href.optional(),
    action: action.optional().describe('Its button.'),
  }),
  actions: actions(2),
});
