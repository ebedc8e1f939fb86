import { redirectsOf, type EdgeDescription, type Redirect } from '../description';

/** How many redirects without patterns Cloudflare reads (developers.cloudflare.com, 'Redirects'). */
const readAtMost = 2000;

/**
 * `_redirects`, which Cloudflare and Netlify read. Each line has its status, because the default differs between
 * them. A site with more pages than the file may have lines leaves out the longest addresses, which both hosts
 * correct by themselves.
 */
export function redirectsFile({ pages }: EdgeDescription): string {
  const segments = ({ to }: Redirect): number => to.split('/').length;
  return redirectsOf(pages)
    .sort((a, b) => segments(a) - segments(b))
    .slice(0, readAtMost)
    .map(({ from, to, status }) => `${from} ${to} ${status}\n`)
    .join('');
}
