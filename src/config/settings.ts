import { z } from 'astro/zod';
import type { Transport, WebhookKey } from '../leads/types';
import { mapValues } from '../lib/map-values';
import { PlainError } from '../lib/plain-error';
import { readTagSettings, type TagSettings } from './tag-settings';

/**
 * The build-time settings from the environment. What depends on a deployment is here; what the owner decides is in
 * `content/`.
 */

/** The environment variable with each webhook's address, and whose requests it takes. */
export const webhookSettings = {
  quote: {
    name: 'PUBLIC_QUOTE_WEBHOOK_URL',
    forms: 'the quote forms of the main site',
  },
  landing: { name: 'PUBLIC_LANDING_WEBHOOK_URL', forms: 'the long-layout landing pages' },
  contact: { name: 'PUBLIC_CONTACT_WEBHOOK_URL', forms: 'the contact page' },
  lead: { name: 'PUBLIC_LEAD_WEBHOOK_URL', forms: 'the short-form lead pages' },
} as const satisfies Record<WebhookKey, { name: string; forms: string }>;

/** The environment variable with a webhook's transport. */
export const transportSetting = (key: WebhookKey): string =>
  webhookSettings[key].name.replace(/_URL$/, '_TRANSPORT');

/** The environment variable with the webhook of the field figures (`browser/early/reports.ts` reads it, too). */
export const fieldSetting = 'PUBLIC_FIELD_WEBHOOK_URL';

/** The environment variable with the webhook that takes pictures of the problem (`browser/early/lazy-scripts.ts` reads it, too). */
export const photoSetting = 'PUBLIC_PHOTO_WEBHOOK_URL';

/** The environment variable with the script of a call-tracking service (`browser/after-yes.ts` reads it, too). */
export const callTrackingSetting = 'PUBLIC_CALL_TRACKING_SCRIPT';

/** The settings of a build. */
export interface Settings {
  /** Public origin, without a slash at its end. */
  siteUrl: string;
  /** True if `SITE_URL` is set; without it, canonical links have a placeholder address. */
  siteUrlIsSet: boolean;
  /** Normalized like in browsers, so that a form's `action` is the same text. */
  webhooks: Record<WebhookKey, string>;
  transports: Partial<Record<WebhookKey, Transport>>;
  tag: TagSettings | undefined;
  /** The script of a call-tracking service; loaded for visitors who have agreed. */
  callTracking: string | undefined;
  /** Whether pages ask for the visitor's consent: where something waits for it. */
  asksConsent: boolean;
  fieldWebhook: string | undefined;
  /** The webhook that takes pictures after a request; without it, pages offer none. */
  photoWebhook: string | undefined;
  /** Whether visitors without a connection get the offline page; off also removes it from browsers that have it. */
  offlinePage: boolean;
}

/**
 * Hosts that are known to refuse the preflight that browsers send before they post application/json. Their transport is
 * `cors-text` unless another one is set, and never `cors-json` (src/leads/README.md).
 */
const withoutPreflight = /^(hooks\.zapier\.com|script\.google\.com)$/;

/** The transport that a webhook's host needs, if that is known; otherwise the form family's default applies. */
export const transportOfHost = (address: string): Transport | undefined =>
  withoutPreflight.test(new URL(address).hostname) ? 'cors-text' : undefined;

const standInOrigin = 'https://www.example.com';

const isWebAddress = (value: string): boolean =>
  URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);

const isLoopback = ({ hostname }: URL): boolean => /^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname);

/** Whether a text is a public origin, with or without a slash at its end. */
function isOrigin(value: string): boolean {
  if (!isWebAddress(value)) return false;
  const { pathname, search, hash } = new URL(value);
  return /^\/*$/.test(pathname) && !search && !hash;
}

const transport = z.enum(['no-cors', 'cors-json', 'cors-text']);

/** The public origin, or a placeholder if `SITE_URL` is not set; without a slash at its end. */
export function publicOrigin(environment: Record<string, string | undefined>): string {
  return (environment.SITE_URL?.trim() || standInOrigin).replace(/\/+$/, '');
}

/**
 * Reads the settings.
 * @throws PlainError that names every missing or wrong setting, what it is for and how to set it
 */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const problems: string[] = [];
  const value = (name: string): string | undefined => environment[name]?.trim() || undefined;

  const address = (name: string, purpose: string, what = 'the webhook address'): string => {
    const given = value(name);
    if (given !== undefined && isWebAddress(given)) {
      const url = new URL(given);
      if (url.protocol !== 'https:' && !isLoopback(url))
        problems.push(
          `${name} is "${given}", which is not encrypted: browsers send nothing to it from an encrypted page. Write it with https://.`,
        );
      return url.href;
    }
    problems.push(
      given === undefined
        ? `${name} is not set. It is ${what} of ${purpose}.`
        : `${name} is "${given}", which is not a web address such as https://hooks.example.com/quote.`,
    );
    return '';
  };

  const webhooks = mapValues(webhookSettings, ({ name, forms }) => address(name, forms));

  const transports: Settings['transports'] = {};
  for (const key of Object.keys(webhookSettings) as WebhookKey[]) {
    const name = transportSetting(key);
    const ofHost = webhooks[key] ? transportOfHost(webhooks[key]) : undefined;
    const given = value(name);
    if (given === undefined) {
      if (ofHost) transports[key] = ofHost;
      continue;
    }
    const parsed = transport.safeParse(given);
    if (parsed.success && ofHost && parsed.data === 'cors-json')
      problems.push(
        `${name} is cors-json, which ${new URL(webhooks[key]).hostname} refuses: no request would ever arrive. Use ${ofHost}, or leave it unset.`,
      );
    else if (parsed.success) transports[key] = parsed.data;
    else problems.push(`${name} is "${given}"; it can be ${transport.options.join(', ')}, or left unset.`);
  }

  const givenSite = value('SITE_URL');
  if (givenSite !== undefined && !isOrigin(givenSite))
    problems.push(
      `SITE_URL is "${givenSite}", which is not an origin such as https://www.example.com: no path, no query.`,
    );

  // `browser/early/lazy-scripts.ts` reads the same setting.
  const offlinePage = value('PUBLIC_OFFLINE_PAGE') ?? 'on';
  if (!['on', 'off'].includes(offlinePage))
    problems.push(`PUBLIC_OFFLINE_PAGE is "${offlinePage}"; it can be on, off, or left unset.`);

  const tag = readTagSettings(value, (sentence) => void problems.push(sentence));
  const fieldWebhook = value(fieldSetting) && address(fieldSetting, 'the field figures');
  const photoWebhook = value(photoSetting) && address(photoSetting, 'pictures of the problem');

  const callTracking =
    value(callTrackingSetting) && address(callTrackingSetting, 'a call-tracking service', 'the script');

  if (problems.length > 0)
    throw new PlainError(
      `The build has wrong settings:\n${problems.map((problem) => `  - ${problem}`).join('\n')}\n` +
        'Set them in the environment or in a file named .env (see .env.example), then build again. ' +
        '`npm start` sets them to the local lead inbox by itself.',
    );

  return {
    siteUrl: publicOrigin(environment),
    siteUrlIsSet: givenSite !== undefined,
    webhooks,
    transports,
    tag,
    callTracking,
    asksConsent: tag !== undefined || callTracking !== undefined,
    fieldWebhook,
    photoWebhook,
    offlinePage: offlinePage === 'on',
  };
}

let cached: Settings | undefined;

/** The settings of this build; read once. */
export function settings(): Settings {
  cached ??= readSettings(process.env);
  return cached;
}
