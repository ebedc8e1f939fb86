import { z } from 'astro/zod';
import { valveNames } from '../../content/vocabulary/valves';
import { group } from '../../content/schemas/lists';
import { alt, label, line } from '../../content/schemas/text';
import { titled, type } from '../../content/schemas/section';

/**
 * The house with its valves, each a button on the drawing and an entry in the list. Printed, it is a sheet with blanks
 * to fill in. For the page about shutting off the water.
 */
export const valves = z.strictObject({
  ...titled,
  type: type('valves', 'The house with its valves, to print.'),
  alt: alt(320).describe('What the drawing shows.'),
  items: z
    .array(
      z.strictObject({
        valve: z.enum(valveNames).describe('The name of the valve in the drawing.'),
        title: line(60).describe('What people call the valve.'),
        stops: line(60).describe('What it stops, after the word “Stops”.'),
        where: line(240).describe('Where to find it.'),
        steps: z.array(line(200)).min(1).max(4).describe('How to close it, 1 to 4 steps.'),
      }),
    )
    .min(3)
    .max(valveNames.length)
    .describe('The valves, at least 3.'),
  sheet: group('The printed page.', {
    title: line(80).describe('The heading of the sheet.'),
    text: line(160).describe('What to do with it.'),
    button: label(40).describe('The button that prints it.'),
    blanks: z.array(line(40)).min(1).max(6).describe('Printed with a line to write on.'),
  }),
});
