import { z } from 'astro/zod';
import { head } from './head';
import { section } from '../../sections/kinds';
import { label, line } from './text';

/** A service that a page sells, for structured data. */
export const soldService = z.strictObject({
  name: line(80, { readBy: 'search' }).describe('The name of the service for search engines.'),
  description: line(300, { readBy: 'search' }).describe('Its description for search engines.'),
});

/** A page of the main site: its metadata and its sections in order. */
export const page = z.strictObject({
  head,
  noindex: z
    .boolean()
    .default(false)
    .describe('Tick it to keep the page out of search results and the sitemap.'),
  crumb: label(40)
    .optional()
    .describe('The name of this page in the line that says where it is: Home / About.'),
  service: soldService.optional().describe('The service that this page sells, if any, for search engines.'),
  sections: z.array(section).min(1).describe('What the page consists of, from top to bottom.'),
});
