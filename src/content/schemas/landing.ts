import { z } from 'astro/zod';
import { withMeta } from '../zod';
import { address, aliases, ownAddress } from './address';
import { ref } from './names';
import { page, soldService } from './page';
import { claim, href, label, line } from './text';

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
      '`ads`: the page is meant only for visitors who come from ads. The content check lists whether search engines and other pages lead to it.',
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

/** A landing page as written in `content/landing/<slug>.md`. */
export type Landing = z.infer<typeof landing>;
