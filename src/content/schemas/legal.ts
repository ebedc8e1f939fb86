import { z } from 'astro/zod';
import { head } from './head';
import { day, line, ownerNote } from './text';

/**
 * A legal page in Markdown. `placeholder` says what the owner or a lawyer must still decide. It is never shown;
 * `npm run launch-check` lists it until it is removed.
 */
export const legal = z.strictObject({
  head,
  title: line(60).describe('The headline of the page.'),
  updated: day.describe('The day on which the text last changed.'),
  placeholder: ownerNote(300)
    .optional()
    .describe('What the owner or a lawyer must still decide. Never shown; the launch check lists it.'),
});
