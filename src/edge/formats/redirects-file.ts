import { redirectsOf, type EdgeDescription, type Redirect } from '../description';

/** How many redirects without patterns Cloudflare reads (developers.cloudflare.com, 'Redirects'). */
const readAtMost = 2000;

/**
 * `_redirects`, which Cloudflare and Netlify read. Each line has its status, because the default differs between
 * them. A site with more pages than the file may have lines leaves out the longest addresses, which both hosts
 * correct by themselves, except lower-case forms: those come first. Netlify needs a line for the not-found page of a
 * folder; Cloudflare finds that page by itself and skips the line.
 */
export function redirectsFile({ pages, localNotFound }: EdgeDescription): string {
  const segments = ({ to }: Redirect): number => to.split('/').length;
  const isLowerCase = ({ from, to }: Redirect): boolean => from === to.toLowerCase();
  return redirectsOf(pages)
    .sort((a, b) => Number(isLowerCase(b)) - Number(isLowerCase(a)) || segments(a) - segments(b))
    .slice(0, readAtMost)
    .map(({ from, to, status }) => `${from} ${to} ${status}\n`)
    .concat(localNotFound.map(({ folder, file }) => `${folder}/* ${file} 404\n`))
    .join('');
}
