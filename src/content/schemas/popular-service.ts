import { z } from 'astro/zod';
import { ref, slug } from './names';
import { picture } from './picture';
import { href, line } from './text';

/** A card of the home page's services carousel: a picture, a title and three bullets. */
export const popularService = z.strictObject({
  id: slug,
  title: line(60).describe('The service, as customers call it.'),
  ...picture({ needed: true }),
  bullets: z.array(line(80)).length(3).describe('Three short facts with ticks.'),
  service: ref('quoteService').describe(
    "The service that the quote form begins with after a press of the card's button.",
  ),
  href: href.describe('The page about it.'),
});
