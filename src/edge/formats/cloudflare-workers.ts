import type { EdgeDescription } from '../description';
import type { Host } from './host';

/** The newest behavior of Cloudflare's runtime that the tests have seen. */
const compatibilityDate = '2025-01-01';

/**
 * `wrangler.jsonc` of Cloudflare Workers, for a folder beside the site's. Without `not_found_handling`, every unknown
 * address is answered with an empty page. Workers reads `_headers` and `_redirects` in the site's folder, as Pages does.
 * @param site the site's folder, from the file's own
 */
export function wranglerFile({ host }: Pick<EdgeDescription, 'host'>, site: string): string {
  const config = {
    // Letters, digits and hyphens.
    name: host.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'),
    compatibility_date: compatibilityDate,
    assets: { directory: site, html_handling: 'auto-trailing-slash', not_found_handling: '404-page' },
  };
  return `// Written by the build. Change src/edge instead.\n${JSON.stringify(config, null, 2)}\n`;
}

/** Cloudflare Workers, where Cloudflare begins new projects. */
export const host: Host = {
  name: 'Cloudflare Workers',
  folder: 'cloudflare-workers',
  place: 'deploy with `wrangler.jsonc` from where the site was built.',
  files: (edge, site) => ({ 'wrangler.jsonc': wranglerFile(edge, site) }),
};
