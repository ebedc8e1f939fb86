import type { AstroIntegration } from 'astro';
import { formDefinitions } from '../leads/forms';
import type { FormFamily } from '../leads/types';
import type { Webhook } from '../leads/webhooks';
import { settings, type Settings } from '../config/settings';

/** Address and transport of each form family; a setting overrides the family's own transport. */
function webhooksByFamily({ webhooks, transports }: Settings): Record<FormFamily, Webhook> {
  return Object.fromEntries(
    Object.entries(formDefinitions).map(([family, { webhook, transport }]) => [
      family,
      { url: webhooks[webhook], transport: transports[webhook] ?? transport },
    ]),
  ) as Record<FormFamily, Webhook>;
}

/** Makes the webhooks known to the site's code (`leads/webhooks.ts`), in pages and in browsers. */
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
