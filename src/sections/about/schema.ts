import { z } from 'astro/zod';
import { actions } from '../../content/schemas/action';
import { picture } from '../../content/schemas/picture';
import { line, paragraph } from '../../content/schemas/text';
import { titled, type } from '../../content/schemas/section';

/** Who we are, in a few paragraphs. */
export const about = z.strictObject({
  ...titled,
  type: type('about', 'Who we are, in a few paragraphs.'),
  paragraphs: z.array(paragraph(900)).min(1).describe('The paragraphs.'),
  ...picture({ needed: true }),
  points: z.array(line(100)).max(6).default([]).describe('Short facts with ticks, at most 6.'),
  actions: actions(2),
});
