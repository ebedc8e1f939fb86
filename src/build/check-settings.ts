import type { AstroIntegration } from 'astro';
import { settings } from '../settings';

/**
 * Stops a build whose settings are missing or wrong before it begins, so that no site goes out whose forms
 * post to nowhere (contracts, 'Commands').
 */
export function checkSettings(): AstroIntegration {
  return {
    name: 'check-settings',
    hooks: {
      'astro:config:setup': ({ command, logger }) => {
        if (command !== 'build') return;
        const { siteUrl, siteUrlIsSet } = settings();
        if (!siteUrlIsSet)
          logger.warn(`SITE_URL is not set: canonical links, sitemap and social tags point at ${siteUrl}.`);
      },
    },
  };
}
