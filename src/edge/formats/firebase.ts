import { lowerCaseRedirectsOf, type EdgeDescription } from '../description';
import type { Host } from './host';

/** Headers as Firebase, and Vercel after it, writes them. */
export const headerList = (headers: Readonly<Record<string, string>>): { key: string; value: string }[] =>
  Object.entries(headers).map(([key, value]) => ({ key, value }));

/**
 * `firebase.json`, for the folder that has `dist`: Firebase refuses a site outside the folder of its file. Where several
 * patterns match, the later one's header wins; `**` does not match what begins with a point.
 */
export function firebaseFile({ headers, caching, pages, hidden }: EdgeDescription): string {
  const everywhere = headerList({ ...headers, 'Cache-Control': caching.otherwise });
  const config = {
    hosting: {
      public: 'dist',
      // `/about` is about.html, and `/about/` and `/about.html` redirect to it.
      cleanUrls: true,
      trailingSlash: false,
      // Firebase compresses by itself. Without the first entry it would publish its own file.
      ignore: ['firebase.json', ...hidden.map((file) => file.slice(1)), '**/*.br', '**/*.gz'],
      headers: [
        { source: '**', headers: everywhere },
        { source: '/.well-known/**', headers: everywhere },
        ...caching.folders.map((rule) => ({
          source: `${rule.folder}/**`,
          headers: headerList(rule.headers),
        })),
      ],
      redirects: [
        // With a query, `cleanUrls` would redirect these to the query alone, and so to themselves.
        ...['/index.html', '/index'].map((from) => ({ from, to: '/', status: 301 })),
        ...lowerCaseRedirectsOf(pages),
      ].map(({ from, to, status }) => ({ source: from, destination: to, type: status })),
    },
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

/** Firebase Hosting. */
export const host: Host = {
  name: 'Firebase Hosting',
  folder: 'firebase',
  place: 'copy `firebase.json` into the folder that has `dist`, then deploy with `firebase-tools`.',
  files: (edge) => ({ 'firebase.json': firebaseFile(edge) }),
};
