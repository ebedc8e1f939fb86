import type { AstroIntegration } from 'astro';
import { publicOrigin, settings, type Settings } from '../config/settings';
import { formDefinitions } from '../leads/forms';
import { mapValues } from '../lib/map-values';
import type { FormFamily } from '../leads/types';
import type { Webhook } from '../leads/transport';

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

/** Address and transport of each form family; a setting overrides the family's own transport. */
const webhooksByFamily = ({ webhooks, transports }: Settings): Record<FormFamily, Webhook> =>
  mapValues(formDefinitions, ({ webhook, transport }) => ({
    url: webhooks[webhook],
    transport: transports[webhook] ?? transport,
  }));

/** Makes the webhooks known to the site's code (`leads/transport.ts`), in pages and in browsers. */
export function webhookAddresses(): AstroIntegration {
  return {
    name: 'webhook-addresses',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        // Unit tests define their own webhooks (`vitest.config.ts`); `astro check` and `sync` need none.
        if (process.env.VITEST || !['build', 'dev'].includes(command)) return;
        updateConfig({ vite: { define: { WEBHOOKS: JSON.stringify(webhooksByFamily(settings())) } } });
      },
    },
  };
}
