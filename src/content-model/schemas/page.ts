import { z } from 'astro/zod';
import { head } from './head';
import type { ImageField } from './image';
import { section } from './sections';
import { label, line } from './text';

/** A service that a page sells, for structured data. */
export const soldService = z.strictObject({
  name: line(80, { readBy: 'search' }).describe('What search engines are told that the service is called.'),
  description: line(300, { readBy: 'search' }).describe('What search engines are told of it.'),
});

/** A page of the main site: its search head and its sections in their order. */
export const page = (image: ImageField) =>
  z.strictObject({
    $schema: z.string().optional(),
    head: head(image),
    noindex: z.boolean().default(false).describe('Keep the page out of search results and the sitemap.'),
    crumb: label(40).optional().describe('The name of this page in breadcrumbs.'),
    service: soldService
      .optional()
      .describe('The service that this page sells, for structured data, where it sells one.'),
    sections: z.array(section(image)).min(1).describe('What the page consists of, from top to bottom.'),
  });

/** A page as written in `content/pages/<slug>.md`. */
export type Page = z.infer<ReturnType<typeof page>>;
