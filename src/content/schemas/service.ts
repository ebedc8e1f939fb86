import { z } from 'astro/zod';
import { ownAddress } from './address';
import { page } from './page';
import { label } from './text';

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
