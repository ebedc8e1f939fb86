import type { EdgeDescription } from '../description';
import type { Host } from './host';
import { headerList } from './firebase';

/**
 * `vercel.json`, for the folder that has `package.json`. No redirects from lower case: Vercel compares without regard to
 * it, so `/Plumbing/Help` would be redirected to itself without end. The not-found page offers the right address.
 */
export function vercelFile({ headers, caching }: EdgeDescription): string {
  const config = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    // Otherwise Vercel takes the project for Astro's and asks for its adapter.
    framework: null,
    buildCommand: 'npm run build',
    outputDirectory: 'dist',
    // `/about` is about.html, and `/about/` and `/about.html` redirect to it.
    cleanUrls: true,
    trailingSlash: false,
    // Where several patterns match, the later one's header wins.
    headers: [
      { source: '/(.*)', headers: headerList({ ...headers, 'Cache-Control': caching.otherwise }) },
      ...caching.folders.map((rule) => ({
        source: `${rule.folder}/(.*)`,
        headers: headerList(rule.headers),
      })),
    ],
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

/** Vercel. */
export const host: Host = {
  name: 'Vercel',
  folder: 'vercel',
  place: 'commit `vercel.json` beside `package.json`, and again when it has changed.',
  files: (edge) => ({ 'vercel.json': vercelFile(edge) }),
};
