import type { z } from 'astro/zod';
import { aliases } from './address';
import { page } from './page';
import { label } from './text';

/** A service page: a page with its aliases and the name of the service for structured data. */
export const service = page.extend({
  name: label(60).describe('The name of the service in structured data and on cards.'),
  aliases,
});

/** A service page as written in `content/services/<slug>.md`. */
export type Service = z.infer<typeof service>;
