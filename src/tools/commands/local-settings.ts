import { fieldSetting, photoSetting, transportSetting, webhookSettings } from '../../config/settings';
import { tagSettingNames } from '../../config/tag-settings';
import type { WebhookKey } from '../../leads/types';
import { nextFreePort } from '../preview/free-port';

/** Ports of the site and the lead inbox on a developer's machine. */
export const localPorts = { site: 4321, inbox: 4322 } as const;

/** Two ports on this machine. */
export interface Ports {
  site: number;
  inbox: number;
}

/** Two free ports: the site's from `PORT`, or 4321; where another program has it, the next free one, which it says. */
export async function freePorts(): Promise<Ports> {
  const wanted = Number(process.env.PORT) || localPorts.site;
  const site = await nextFreePort(wanted);
  if (site !== wanted) console.log(`Port ${wanted} is in use, so the site goes to ${site}.`);
  return { site, inbox: await nextFreePort(site + 1) };
}

const webhooks = Object.keys(webhookSettings) as WebhookKey[];

/** The site at a local address, and the lead inbox as every webhook. */
const localSettings = (ports: Ports): NodeJS.ProcessEnv => ({
  SITE_URL: `http://localhost:${ports.site}`,
  ...Object.fromEntries(
    webhooks.map((key) => [webhookSettings[key].name, `http://localhost:${ports.inbox}/webhook/${key}`]),
  ),
  [photoSetting]: `http://localhost:${ports.inbox}/webhook/photo`,
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
