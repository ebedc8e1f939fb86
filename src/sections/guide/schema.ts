import { z } from 'astro/zod';
import { actions } from '../../content/schemas/action';
import { list } from '../../content/schemas/lists';
import { picture } from '../../content/schemas/picture';
import { line } from '../../content/schemas/text';
import { titled, type } from '../../content/schemas/section';

/**
 * Advice: what goes wrong, what we do, what to do until we arrive. Each block has a heading and text, a list, or
 * numbered steps. With `collapsed`, the headings are a list, and a press or the browser's search opens a block.
 */
export const guide = z.strictObject({
  ...titled,
  type: type('guide', 'Advice in texts, lists or steps.'),
  ...picture({ described: true }),
  collapsed: z.boolean().default(false).describe('Shows only the headings of the blocks; a press opens one.'),
  blocks: list('The blocks', 1, 10, {
    title: line(90).optional().describe('The heading of the block.'),
    text: line(700).optional().describe('One paragraph.'),
    paragraphs: z.array(line(700)).default([]).describe('Instead of `text`, for more than one paragraph.'),
    items: z.array(line(320)).max(8).default([]).describe('A list, at most 8.'),
    ordered: z.boolean().default(false).describe('Numbers the list.'),
  }),
  actions: actions(2),
});
