import { z } from 'astro/zod';
import { actions } from '../../content/schemas/action';
import { list } from '../../content/schemas/lists';
import { imagePath } from '../../content/schemas/picture';
import { alt, line } from '../../content/schemas/text';
import { titled, type } from '../../content/schemas/section';

/**
 * Pictures of work in a carousel. `placeholder: true` marks a rendering that the owner must replace with a photo. It is
 * not captioned as a real job, and `npm run launch-check` lists it.
 */
export const ourWork = z.strictObject({
  ...titled,
  type: type('our-work', 'Pictures of work in a carousel.'),
  arrows: z.boolean().default(true).describe('Shows the arrows.'),
  dots: z.boolean().default(false).describe('Shows a dot for each slide.'),
  items: list('The pictures', 2, 9, {
    image: imagePath,
    alt: alt(),
    title: line(60).describe('What the picture shows.'),
    text: line(200).describe('What was done.'),
    placeholder: z
      .boolean()
      .describe('Tick it for a picture that one of your own photos must replace; the launch check lists it.'),
  }),
  actions: actions(2),
  note: line(160).optional().describe('A line about terms under the buttons.'),
});
