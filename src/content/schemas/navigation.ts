import { z } from 'astro/zod';
import { group, href, label, line } from './fields';
import { withMeta } from '../zod';

const link = z.strictObject({ label: label(40).describe('The words of the link.'), href });

const links = (about: string) =>
  z
    .array(
      link.extend({
        note: line(80).optional().describe("A line below the link: an offer's condition."),
      }),
    )
    .min(1)
    .describe(about);

/** The main site's menus. */
export const navigation = z.strictObject({
  header: z
    .array(
      withMeta(
        z.discriminatedUnion('kind', [
          link.extend({ kind: z.literal('link').describe('A link to a page.') }),
          z.strictObject({
            kind: z.literal('menu').describe('A button that opens a menu of links.'),
            label: label(40).describe('The words of the button that opens the menu.'),
            title: line(60).describe('The heading on the left side of the open menu.'),
            description: line(160).describe('The text on the left side of the open menu.'),
            items: z
              .array(
                z.strictObject({
                  label: label(40).describe('The words of the link.'),
                  href,
                  description: line(120).describe('The line under the link.'),
                }),
              )
              .min(1)
              .describe('The links of the menu.'),
          }),
        ]),
        { noun: 'a kind of menu entry' },
      ),
    )
    .min(1)
    .describe('The menu at the top: links, and menus of links.'),
  house: z
    .array(
      z.strictObject({
        system: z
          .enum(['bathrooms', 'water-heaters', 'slab-leaks', 'sewer-lines', 'toilets', 'drains'])
          .describe('The part of the house.'),
        label: label(30).describe('The text next to it.'),
        href,
      }),
    )
    .min(1)
    .describe('The labels on the house on the home page: each system and the page about it.'),
  footer: group('The lists of links at the end of each page.', {
    services: links('Our Services.'),
    quickLinks: links('Quick Links.'),
    areas: links('Service Areas.'),
    legal: links('The legal pages.'),
  }),
});
