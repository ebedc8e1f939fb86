import { lowerCaseRedirectsOf, type EdgeDescription } from '../description';
import type { Host } from './host';

/** The most that Azure reads, in bytes (learn.microsoft.com, 'Configure Azure Static Web Apps'). */
const largest = 20 * 1024;

/**
 * `staticwebapp.config.json` of Azure Static Web Apps, for the site's own folder. A rule's headers win over those of all
 * answers.
 * @throws Error when Azure would not read it
 */
export function azureFile(edge: EdgeDescription): string {
  const { headers, caching, pages, hidden, notFound, mediaTypes } = edge;
  const config = {
    // `/about` is about.html, and `/about/` and `/about.html` redirect to it.
    trailingSlash: 'never',
    globalHeaders: { ...headers, 'Cache-Control': caching.otherwise },
    routes: [
      ...hidden.map((route) => ({ route, statusCode: 404 })),
      ...lowerCaseRedirectsOf(pages).map(({ from, to, status }) => ({
        route: from,
        redirect: to,
        statusCode: status,
      })),
      ...caching.folders.map((rule) => ({ route: `${rule.folder}/*`, headers: rule.headers })),
    ],
    responseOverrides: { 404: { rewrite: notFound, statusCode: 404 } },
    // Azure knows neither avif nor woff2 nor webmanifest.
    mimeTypes: Object.fromEntries(Object.entries(mediaTypes).map(([ending, type]) => [`.${ending}`, type])),
  };
  const text = `${JSON.stringify(config, null, 1)}\n`;
  if (text.length > largest)
    throw new Error(
      `staticwebapp.config.json has ${text.length} characters; Azure reads ${largest}. Fewer different scripts inside ` +
        'pages, or fewer addresses with capitals, make it smaller.',
    );
  return text;
}

/** Azure Static Web Apps. */
export const host: Host = {
  name: 'Azure Static Web Apps',
  folder: 'azure',
  place: 'copy `staticwebapp.config.json` into `dist`, then deploy that with `--env production`.',
  files: (edge) => ({ 'staticwebapp.config.json': azureFile(edge) }),
};
