import type { AstroIntegration } from 'astro';
import { publicOrigin, settings } from '../config/settings';

/**
 * Tells Astro the site's origin, and stops a build with missing or wrong settings before it begins, so that no site is
 * deployed whose forms go nowhere.
 */
export function checkSettings(): AstroIntegration {
  return {
    name: 'check-settings',
    hooks: {
      'astro:config:setup': ({ command, logger, updateConfig }) => {
        updateConfig({ site: publicOrigin(process.env) });
        if (command !== 'build') return;
        const { siteUrl, siteUrlIsSet } = settings();
        if (!siteUrlIsSet)
          logger.warn(`SITE_URL is not set: canonical links, sitemap and social tags point at ${siteUrl}.`);
      },
    },
  };
}
