import { fieldSetting, transportSetting, webhookSettings } from '../settings';
import { tagSettingNames } from '../tag-settings';
import type { WebhookKey } from '../leads/types';

/** Ports of the site and the lead inbox on a developer's machine (contracts, 'Commands'). */
export const localPorts = { site: 4321, inbox: 4322 } as const;

/** Two ports on this machine. */
export interface Ports {
  site: number;
  inbox: number;
}

const webhooks = Object.keys(webhookSettings) as WebhookKey[];

/** The site at a local address, and the lead inbox as every webhook. */
const localSettings = (ports: Ports): NodeJS.ProcessEnv => ({
  SITE_URL: `http://localhost:${ports.site}`,
  ...Object.fromEntries(
    webhooks.map((key) => [webhookSettings[key].name, `http://localhost:${ports.inbox}/webhook/${key}`]),
  ),
  ASTRO_TELEMETRY_DISABLED: '1',
});

/**
 * The environment of a developer's build. Settings that exist already win, so a real webhook can be tried locally.
 */
export function developerEnvironment(ports: Ports): NodeJS.ProcessEnv {
  return { ...localSettings(ports), ...process.env };
}

/**
 * The environment of tests and benches. They ignore the settings of this machine and of `.env` and send to the local
 * inbox, because they send thousands of requests. An empty setting counts as not set.
 */
export function testEnvironment(ports: Ports): NodeJS.ProcessEnv {
  const unset = [
    ...webhooks.map((key) => transportSetting(key)),
    ...Object.values(tagSettingNames),
    fieldSetting,
    'PUBLIC_OFFLINE_PAGE',
  ];
  return {
    ...process.env,
    ...localSettings(ports),
    ...Object.fromEntries(unset.map((name) => [name, ''])),
  };
}
