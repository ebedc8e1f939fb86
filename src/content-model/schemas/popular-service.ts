import { z } from 'astro/zod';
import { iconName } from './names';
import { picture } from './picture';
import type { ImageField } from './sections/image-field';
import { href, line, slug } from './text';

/** A card of the home page's services carousel: a picture, a title and three bullets. */
export const popularService = (image: ImageField) =>
  z.strictObject({
    id: slug,
    title: line(60),
    ...picture(image),
    bullets: z.array(z.strictObject({ icon: iconName, text: line(80) })).length(3),
    service: slug.describe("Value of the quote form's option that Request Quote preselects."),
    href: href.describe('The page that says more.'),
  });
