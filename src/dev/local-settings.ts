import { webhookSettings } from '../settings';
import type { WebhookKey } from '../leads/types';

/** Where the site and the lead inbox stand on a developer's machine (contracts, 'Commands'). */
export const localPorts = { site: 4321, inbox: 4322 } as const;

/** Two ports on this machine. */
export interface Ports {
  site: number;
  inbox: number;
}

/**
 * The environment of a local build: this machine's address as the site's, the lead inbox as every webhook.
 * What is set already wins, so that a real webhook can be tried from here.
 */
export function localEnvironment(ports: Ports): NodeJS.ProcessEnv {
  const webhooks = Object.fromEntries(
    (Object.keys(webhookSettings) as WebhookKey[]).map((key) => [
      webhookSettings[key].name,
      `http://localhost:${ports.inbox}/webhook/${key}`,
    ]),
  );
  return {
    SITE_URL: `http://localhost:${ports.site}`,
    ...webhooks,
    ASTRO_TELEMETRY_DISABLED: '1',
    ...process.env,
  };
}
