import { z } from 'astro/zod';
import { checkPhone } from '../../lib/phone';
import { clickIds } from '../../leads/click-ids';
import { distinct, ref, slug, day, ownerNote, phoneNumber } from './fields';

/** A value of a campaign's address, compared as text without regard to case. */
const utm = (parameter: string, example: string) =>
  ownerNote(100).optional().describe(`What the address of the ad says as ${parameter}, as in “${example}”.`);

/** The conditions of a number, by the parameter of the ad's address that each is about. */
export const channelFields = ['utm_source', 'utm_medium', 'utm_campaign', 'clickId'] as const;

/**
 * A phone number that takes the place of the main one (`phone` in `content/site.json`) for visitors of some landing
 * pages, or of an ad, so that the office knows which of them rang the phone. All conditions of an entry must hold.
 */
export const callNumber = z
  .strictObject({
    id: slug,
    name: ownerNote(60).describe('What the office calls it, as in “Google Ads”. Visitors do not see it.'),
    phone: phoneNumber.refine(
      (phone) => checkPhone(phone) === undefined,
      'cannot be dialed, because no number of the United States begins like this: dial it once yourself, and write it as it worked',
    ),
    pages: distinct(z.array(ref('landing')).min(1))
      .optional()
      .describe('Landing pages that have this number, in every language. If left empty: every page.'),
    utm_source: utm('utm_source', 'google'),
    utm_medium: utm('utm_medium', 'cpc'),
    utm_campaign: utm('utm_campaign', 'slab-leak'),
    clickId: z
      .enum(clickIds)
      .optional()
      .describe(
        'The id that the ad platform adds to the address of a click: gclid of Google, fbclid of Facebook.',
      ),
    dialed: day
      .optional()
      .describe('The day on which somebody has dialed it and our phone rang; the launch check asks for it.'),
  })
  .refine((entry) => entry.pages !== undefined || channelFields.some((field) => entry[field] !== undefined), {
    path: ['phone'],
    message: 'is shown nowhere: name landing pages, or what the address of the ad says',
  });

/** An entry of `content/call-numbers.json`. */
export type CallNumber = z.infer<typeof callNumber>;
