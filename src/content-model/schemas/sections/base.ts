import { z } from 'astro/zod';
import { anchorIds } from '../../vocabulary/anchors';
import { line } from '../text';

/** The ground that a section stands on; `auto` alternates down the page. */
export const tones = ['auto', 'paper', 'white', 'sky', 'navy', 'orange'] as const;

/** What every kind of section may have: an id that links target, a ground, a heading, its name in a menu, an introduction. */
export const base = {
  id: z.enum(anchorIds).optional().describe("Id on the section's root, from the public list."),
  tone: z.enum(tones).default('auto'),
  title: line(90).optional(),
  menuLabel: line(30).optional().describe("Name in the page's menu, if it has one; left out, the title."),
  intro: line(320).optional(),
};

/** As `base`, for sections that make no sense without a heading. */
export const titled = { ...base, title: line(90) };
