import { aliases } from './address';
import { page } from './page';
import { label } from './text';

/** A service page: a page with its aliases and the name of the service for structured data. */
export const service = page.extend({
  name: label(60).describe('The name of the service in structured data and on cards.'),
  aliases,
});
