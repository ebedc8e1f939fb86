import { z } from 'astro/zod';
import { href, line } from './text';

const link = z.strictObject({ label: line(40), href });

/** The main site's menus (specification, section 2, 'Page frame'). */
export const navigation = z.strictObject({
  $schema: z.string().optional(),
  header: z
    .array(
      z.union([
        link,
        z.strictObject({
          label: line(40),
          title: line(60).describe("Heading and text on the dropdown's left side."),
          description: line(160),
          items: z.array(z.strictObject({ label: line(40), href, description: line(120) })).min(1),
        }),
      ]),
    )
    .min(1),
  house: z
    .array(
      z.strictObject({
        system: z.enum(['bathrooms', 'water-heaters', 'slab-leaks', 'sewer-lines', 'toilets', 'drains']),
        label: line(30),
        href,
      }),
    )
    .min(1)
    .describe('The labels on the house on the home page: each system and the page that says more.'),
  footer: z.strictObject({
    services: z.array(link).min(1),
    quickLinks: z.array(link).min(1),
    areas: z.array(link).min(1),
    legal: z.array(link).min(1),
  }),
});

/** The menus as written in `content/navigation.json`. */
export type Navigation = z.infer<typeof navigation>;
