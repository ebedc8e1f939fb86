import { z } from 'astro/zod';
import { anchor } from '../../content/schemas/names';
import { label } from '../../content/schemas/text';
import { autoplay, titled, type } from '../../content/schemas/section';

/** The carousel of all popular services, from `content/popular-services.json`. */
export const popularServices = z.strictObject({
  ...titled,
  type: type('popular-services', 'A carousel of the main services.'),
  autoplay: autoplay.default(3500),
  button: label(40).describe("Text of each card's button."),
  listId: anchor().optional().describe('A second such name, for the list of cards in the section.'),
});
