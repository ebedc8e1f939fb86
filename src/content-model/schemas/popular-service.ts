import { z } from 'astro/zod';
import { drawingName, iconName } from './names';
import { href, line, slug } from './text';

/** A card of the home page's services carousel: a picture, a title and three bullets. */
export const popularService = z.strictObject({
  id: slug,
  title: line(60),
  drawing: drawingName,
  alt: line(160),
  bullets: z.array(z.strictObject({ icon: iconName, text: line(80) })).length(3),
  service: slug.describe("Value of the quote form's option that Request Quote preselects."),
  href: href.describe('The page that says more.'),
});
