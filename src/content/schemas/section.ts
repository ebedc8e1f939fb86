import { z } from 'astro/zod';
import { chosenTones } from '../vocabulary/tones';
import { withMeta } from '../zod';
import { anchor } from './names';
import { label, line } from './text';

/** Fields of every kind of section: an id for links, a tone, a heading, a name in a menu, an introduction. */
export const base = {
  id: anchor().optional(),
  tone: withMeta(z.enum(['auto', ...chosenTones]), { noun: 'a tone' })
    .default('auto')
    .describe('Its color scheme; by default the colors alternate down the page.'),
  title: line(90).describe('The heading.'),
  menuLabel: label(30).optional().describe("Name in the page's menu, if it has one; by default the title."),
  intro: line(320).optional().describe('A sentence or two under the heading.'),
};

/** Milliseconds between the slides of a carousel that moves by itself. */
export const autoplay = z.number().int().min(1000).describe('The time between slides.');

/**
 * The heading and the text of an item of a section.
 * @param text the maximum length of the text, in characters
 */
export const titleAndText = (text: number, title = 60) => ({
  title: line(title).describe('What it is about.'),
  text: line(text).describe('One or two sentences.'),
});
