import { z } from 'astro/zod';
import { head } from './head';
import { section } from './sections';
import type { ImageField } from './sections/image-field';
import { picture } from './picture';
import { mapSides } from '../vocabulary/map-sides';
import { href, line, slug } from './text';

const path = z
  .string()
  .regex(/^\/[A-Za-z0-9/-]*$/, 'is not an address: it starts with / and has letters, digits and hyphens');

const offer = z.strictObject({
  price: line(40).describe('In dollars, as visitors read it: a reference to the claim.'),
  startsAt: z.boolean().default(false).describe('The price is the lowest, not the only one.'),
  condition: line(300).describe('What the price covers, and when it holds.'),
});

/** The price of a service with its condition, for structured data. */
export type Offer = z.infer<typeof offer>;

/** A page of the main site: its search head and its sections in their order. */
export const page = (image: ImageField) =>
  z.strictObject({
    $schema: z.string().optional(),
    head: head(image),
    noindex: z.boolean().default(false).describe('Keep the page out of search results and the sitemap.'),
    crumb: line(40).optional().describe('The name of this page in breadcrumbs.'),
    service: z
      .strictObject({ name: line(80), description: line(300) })
      .optional()
      .describe('The service that this page sells, for structured data, where it sells one.'),
    sections: z.array(section(image)).min(1),
  });

/** A service page: a page with its aliases and the name of the service for structured data. */
export const service = (image: ImageField) =>
  page(image).extend({
    name: line(60).describe('What structured data and cards call the service.'),
    aliases: z.array(path).default([]),
  });

/**
 * A landing page: one file, one page. `path` is its address where the file's name is not enough (capital
 * letters, folders). `layout` picks the frame; `footer` the kind of footer, `none` where the page has none.
 */
export const landing = (image: ImageField) =>
  page(image).extend({
    variantOf: slug
      .optional()
      .describe(
        'Makes this file a second version of another landing page, for a split test at the ad platform: the name of its file. What this file does not say, the other one says.',
      ),
    path: path.optional(),
    aliases: z.array(path).default([]),
    socialPath: path
      .optional()
      .describe('Address for the social tags and structured data where it differs from the canonical one.'),
    layout: z.enum(['long', 'short']),
    header: z.strictObject({
      kind: z
        .enum(['menu', 'call', 'emergency'])
        .describe(
          "`menu`: logo and a menu of the page's sections; `call`: logo and call button; `emergency`: a button to the form.",
        ),
      label: line(40).optional(),
    }),
    footer: z.strictObject({
      kind: z.enum(['full', 'simple', 'none']),
      rating: line(80).optional(),
      hours: line(120).optional(),
      text: line(240).optional(),
      links: z.array(z.strictObject({ label: line(40), href })).default([]),
      copyrightYear: line(40).optional(),
    }),
    service: z
      .strictObject({ name: line(80), description: line(300), offer: offer.optional() })
      .describe('The service that this page sells, for structured data.'),
    leadValue: z
      .number()
      .positive()
      .max(10_000)
      .optional()
      .describe(
        'What a request from this page is worth, in US dollars, for the ad platform; left out, none is told.',
      ),
    modalForm: slug.optional().describe("Name of the form that the page's modal opens, if it has one."),
  });

/** A page as written in `content/pages/<slug>.md`. */
export type Page = z.infer<ReturnType<typeof page>>;

/** A service page as written in `content/services/<slug>.md`. */
export type Service = z.infer<ReturnType<typeof service>>;

/** A landing page as written in `content/landing/<slug>.md`. */
export type Landing = z.infer<ReturnType<typeof landing>>;

/**
 * A city page. Facts that can be computed (distance, ZIP codes' cities) are checked against a dataset in
 * tests; the words are the city's own: no two pages may say the same with another name in it.
 */
export const city = (image: ImageField) =>
  z.strictObject({
    name: line(40),
    head: head(image),
    region: slug.describe('Name of a group in `content/regions.json`.'),
    county: line(40),
    zipCodes: z.array(z.string().regex(/^\d{5}$/, 'is not a ZIP code: five digits, in quotes')).min(1),
    geo: z
      .strictObject({ latitude: z.number().min(18).max(72), longitude: z.number().min(-180).max(-64) })
      .describe('Where it lies, in degrees.'),
    neighbors: z.array(slug).min(2).max(6).describe('Neighboring cities that have a page.'),
    map: z
      .strictObject({
        side: z
          .enum(mapSides)
          .optional()
          .describe('The side of its dot on which the name stands, where there is room.'),
        branchOf: slug
          .optional()
          .describe(
            'A city whose line this one follows, then leaves: it keeps lines out of the way of names.',
          ),
      })
      .optional()
      .describe('How the map shows the city, where its name or its line would else be in the way.'),
    ...picture(image),
    hero: z.strictObject({ tagline: line(140), text: line(360) }),
    services: z
      .array(
        z.strictObject({
          title: line(60),
          text: line(260),
          ...picture(image),
          href,
        }),
      )
      .length(6),
    houses: z.strictObject({ title: line(90), paragraphs: z.array(line(700)).min(2).max(5) }),
    soil: z.strictObject({ title: line(90), paragraphs: z.array(line(700)).min(1).max(4) }),
    advice: z.strictObject({ title: line(90), items: z.array(line(260)).min(3).max(6) }),
    faq: z
      .array(z.strictObject({ question: line(140), answer: line(700) }))
      .min(3)
      .max(6),
  });

/** A city as written in `content/cities/<slug>.md`. */
export type City = z.infer<ReturnType<typeof city>>;

/**
 * A legal page in Markdown. `placeholder` says what the owner or a lawyer must still settle; it is never shown,
 * `npm run launch-check` lists it until it is removed.
 */
export const legal = (image: ImageField) =>
  z.strictObject({
    head: head(image),
    title: line(60),
    updated: z
      .string()
      .date('is not a date: write it as "2026-12-25"')
      .describe('The day on which the text last changed.'),
    placeholder: line(300).optional(),
  });
