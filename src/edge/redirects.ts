import { fileOfAddress } from './description';

/** A permanent redirect. */
export interface Redirect {
  from: string;
  to: string;
  status: 301;
}

/** Other forms of a page's address that old links have (contracts, 'Addresses': no slash, no `.html`). */
const misspellings = (address: string): string[] =>
  address === '/' ? ['/index', '/index.html'] : [`${address}/`, fileOfAddress(address)];

/** The redirects that a site with these pages needs. */
export const redirectsOf = (pages: readonly string[]): Redirect[] =>
  pages.flatMap((to) => misspellings(to).map((from) => ({ from, to, status: 301 as const })));
