import { z } from 'astro/zod';
import { chosenTones } from '../vocabulary/tones';
import { withMeta } from '../zod';
import { list } from './lists';
import { anchor, iconName } from './names';
import { label, line } from './text';

/**
 * Fields of every kind of section: an id for links, a tone, a heading, a name in a menu, an introduction.
 */
export const base = {
  id: anchor().optional(),
  tone: withMeta(z.enum(['auto', ...chosenTones]), { noun: 'a tone' })
    .default('auto')
    .describe('Its color scheme; by default the colors alternate down the page.'),
  title: line(90).optional().describe('The heading.'),
  menuLabel: label(30).optional().describe("Name in the page's menu, if it has one; by default the title."),
  intro: line(320).optional().describe('A sentence or two under the heading.'),
};

/** As `base`, for sections that need a heading. */
export const titled = { ...base, title: line(90).describe('The heading.') };

/**
 * The field with the kind of a section.
 * @param about description of the section for editors
 */
export const type = <Type extends string>(name: Type, about: string) => z.literal(name).describe(about);

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

/** Cards with an icon, a heading and a text. */
export const iconCards = (max: number) => list('The cards', 2, max, { icon: iconName, ...titleAndText(260) });
