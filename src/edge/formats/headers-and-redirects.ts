import { redirectsOf, serverFiles, type EdgeDescription } from '../description';
import type { Host } from './host';

/** Cloudflare's limits: rules in the file, characters in a line (developers.cloudflare.com, 'Headers'). */
const limits = { rules: 100, lineLength: 2000 };

/**
 * `_headers`, for Cloudflare and Netlify. Where two blocks have the same pattern the later one wins; where
 * different patterns match, their headers are combined. So each header appears under only one of the patterns that
 * match an address.
 * @throws Error when the file exceeds Cloudflare's limits, which would cut it off
 */
export function headersFile({ headers, caching }: EdgeDescription): string {
  const revalidated = { 'Cache-Control': caching.otherwise };
  const blocks: [pattern: string, headers: Readonly<Record<string, string>>][] = [
    ['/*', headers],
    ['/', revalidated],
    // One path segment: top-level pages and files.
    ['/:name', revalidated],
    ...caching.revalidated.map((folder): [string, typeof revalidated] => [`${folder}/*`, revalidated]),
    ...caching.folders.map((rule): [string, typeof rule.headers] => [`${rule.folder}/*`, rule.headers]),
  ];
  const lines = blocks.flatMap(([pattern, values]) => [
    pattern,
    ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`),
    '',
  ]);
  const longest = Math.max(...lines.map((line) => line.length));
  if (blocks.length > limits.rules || longest > limits.lineLength)
    throw new Error(
      `_headers has ${blocks.length} rules and a line of ${longest} characters; Cloudflare reads ` +
        `${limits.rules} rules and ${limits.lineLength} characters. Fewer folders at the top of the site, or ` +
        'fewer different scripts inside pages, make it smaller.',
    );
  return lines.join('\n');
}

/**
 * `_redirects`, which Cloudflare and Netlify read. Each line has its status, because the default differs between them.
 * Netlify needs a line for the not-found page of a folder; Cloudflare finds that page by itself and skips the line.
 */
export const redirectsFile = ({ pages, localNotFound }: EdgeDescription): string =>
  [
    ...redirectsOf(pages).map(({ from, to, status }) => `${from} ${to} ${status}\n`),
    ...localNotFound.map(({ folder, file }) => `${folder}/* ${file} 404\n`),
  ].join('');

/** Hosts that read both files in the site's folder; so does Cloudflare Workers. */
export const host: Host = {
  name: 'Cloudflare Pages, Netlify',
  place: 'nothing: what they read, `_headers` and `_redirects`, is in `dist` already.',
  files: (edge) => ({
    [serverFiles.headers.slice(1)]: headersFile(edge),
    [serverFiles.redirects.slice(1)]: redirectsFile(edge),
  }),
};
