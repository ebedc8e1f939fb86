import { z } from 'astro/zod';
import {
  distinct,
  group,
  drawingName,
  line,
  label,
  ownAddress,
  day,
  ownerNote,
  address,
  aliases,
  ref,
  claim,
  href,
  tick,
} from './fields';
import { section } from '../../sections/kinds';
import { withMeta } from '../zod';

/**
 * A page's metadata for search engines and social networks. A result page shows about 65 characters of the title and
 * 165 of the description before it cuts them off.
 */
export const head = group('What search engines and social networks show of the page.', {
  title: line(65, { readBy: 'search' }).describe(
    'The blue line of a search result. At most 65 characters, unlike any other page.',
  ),
  description: line(165, { min: 50, readBy: 'search' }).describe(
    'The text under it: what the page says and what to do. 50 to 165 characters, unlike any other page.',
  ),
  keywords: distinct(
    z
      .array(line(60, { readBy: 'keyword' }).describe('What people type to find this page.'))
      .max(20)
      .default([]),
  ).describe('What people type to find this page.'),
  socialTitle: line(80, { readBy: 'search' })
    .optional()
    .describe('Title when the page is shared, if the search title does not fit there.'),
  socialDrawing: drawingName
    .optional()
    .describe('The drawing on the picture of the shared link; if left empty, the picture of its first view.'),
});

/** A service that a page sells, for structured data. */
export const soldService = z.strictObject({
  name: line(80, { readBy: 'search' }).describe('The name of the service for search engines.'),
  description: line(300, { readBy: 'search' }).describe('Its description for search engines.'),
});

/** A page of the main site: its metadata and its sections in order. */
export const page = z.strictObject({
  head,
  noindex: tick('Yes, to keep the page out of search results and the sitemap.'),
  crumb: label(40)
    .optional()
    .describe('The name of this page in the line that says where it is: Home / About.'),
  service: soldService.optional().describe('The service that this page sells, if any, for search engines.'),
  sections: z.array(section).min(1).describe('What the page consists of, from top to bottom.'),
});

/** A service page: a page with its aliases. Its name and its description are those of the service that it sells. */
export const service = page.omit({ service: true }).extend({
  name: label(60).describe('The name of the service for search engines and on cards.'),
  aliases: z
    .array(
      ownAddress.regex(/^\/[^/]*$/, 'cannot be another address of a service: write one word after the slash'),
    )
    .default([])
    .describe('Other addresses that show this page.'),
});

/**
 * A legal page in Markdown. `placeholder` says what the owner or a lawyer must still decide. It is never shown;
 * `npm run launch-check` lists it until it is removed.
 */
export const legal = z.strictObject({
  head,
  title: line(60).describe('The headline of the page.'),
  updated: day.describe('The day on which the text last changed.'),
  placeholder: ownerNote(300)
    .optional()
    .describe('What the owner or a lawyer must still decide. Never shown; the launch check lists it.'),
});

const header = z.strictObject({
  kind: withMeta(z.enum(['menu', 'call', 'emergency']), { noun: 'a kind of header' }).describe(
    "`menu`: logo and a menu of the page's sections; `call`: logo and call button; `emergency`: a button to the form.",
  ),
  label: label(40).optional().describe('The text of its button.'),
});

const footer = z.strictObject({
  kind: withMeta(z.enum(['full', 'simple', 'none']), { noun: 'a kind of footer' }).describe(
    '`full`: contact and license; `simple`: the name and links; `none`: only the license and legal links.',
  ),
  rating: claim('claim.rating', 80).optional(),
  hours: claim('claim.hours', 120).optional(),
  text: line(240).optional().describe('A sentence about the company.'),
  links: z
    .array(z.strictObject({ label: label(40).describe('The words of the link.'), href }))
    .default([])
    .describe('Links to other landing pages.'),
  copyrightYear: claim('claim.copyrightYear', 40).optional(),
});

/**
 * A landing page: one file per page. `path` is its address if it is not the file's name (capital letters, folders).
 */
export const landing = page.extend({
  variantOf: ref('landing')
    .optional()
    .describe(
      'Makes this page a second version of another one, to try out at the ad platform which works better. What it leaves out is taken from that one.',
    ),
  audience: withMeta(z.enum(['ads']), { noun: 'an audience' })
    .optional()
    .describe(
      '`ads`: the page is meant only for visitors who come from ads. The launch check asks whether search engines may list it.',
    ),
  path: ownAddress
    .optional()
    .describe('Only if it is not made from the name. It begins with a slash: /Plumbing/Help.'),
  aliases,
  socialPath: address.optional().describe('Only if shared links should lead to another address.'),
  header: header.describe('The top of the page.'),
  footer: footer.describe('The end of the page.'),
  service: soldService
    .extend({ offer: ref('offer').optional() })
    .describe('The service that this page sells, for search engines.'),
  leadValue: z
    .number()
    .positive()
    .max(10_000)
    .optional()
    .describe(
      'What a request from this page is worth, in US dollars, for the ad platform; if left empty, none is told.',
    ),
  modalForm: ref('forms')
    .optional()
    .describe('The form that opens over the page at the press of a button, if there is one.'),
});
