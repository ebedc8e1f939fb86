import { z } from 'astro/zod';
import { actions } from '../action';
import { picture } from '../picture';
import { line, paragraph } from '../text';
import { titled, type } from './base';

/** Who we are, in a few paragraphs. */
export const about = z.strictObject({
  ...titled,
  type: type('about', 'Who we are, in a few paragraphs.'),
  paragraphs: z.array(paragraph(900)).min(1).describe('The paragraphs.'),
  ...picture({ needed: true }),
  points: z.array(line(100)).max(6).default([]).describe('Short facts with ticks, at most 6.'),
  actions: actions(2),
});
