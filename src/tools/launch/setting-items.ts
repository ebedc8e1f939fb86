import { formDefinitions } from '../../leads/forms';
import { answersFrom } from '../../leads/transport';
import type { FormDefinition, Transport, WebhookKey } from '../../leads/types';
import { transportOfHost, transportSetting, webhookSettings } from '../../config/settings';
import { readTagSettings, whatIsCounted } from '../../config/tag-settings';
import type { LaunchItem } from './item';

/** Timeout in milliseconds: enough for a webhook that starts up on demand. */
const patienceMs = 8000;

const setting = (field: string, what: string): LaunchItem => ({
  topic: 'Addresses and settings',
  file: 'settings',
  field,
  what,
});

/** What is wrong with an address that visitors' browsers ask; undefined if nothing. */
function addressProblem(address: string): string | undefined {
  if (!URL.canParse(address)) return `"${address}" is not a web address.`;
  const { protocol, hostname } = new URL(address);
  if (/(^|\.)example\.(com|net|org)$/.test(hostname))
    return `${address} is an example address. Write your own.`;
  if (/^(localhost|127\.|\[::1\]|0\.0\.0\.0)|\.local$/.test(hostname))
    return `${address} is on this computer, which no visitor reaches.`;
  return protocol === 'https:' ? undefined : `${address} is not encrypted. Write it with https://.`;
}

/** How a family's requests travel: from its webhook's setting, from the host if that is known, or its own default. */
export function transportOf(
  { webhook, transport }: FormDefinition,
  address: string,
  environment: Record<string, string | undefined>,
): Transport {
  const given = environment[transportSetting(webhook)]?.trim() as Transport | undefined;
  return given || transportOfHost(address) || transport;
}

/**
 * What is wrong with a webhook's address; undefined if nothing. Sends OPTIONS, like a browser before a POST, because
 * automation services treat any GET, POST or even HEAD as a new lead.
 */
export async function webhookProblem(
  address: string,
  origin: string,
  transport: Transport,
): Promise<string | undefined> {
  return addressProblem(address) ?? answerProblem(new URL(address), origin, transport);
}

/** Whether a browser on this origin may read an answer (Fetch standard, 'CORS check'). */
export const isReadable = (headers: Headers, origin: string): boolean =>
  ['*', origin].includes(headers.get('access-control-allow-origin') ?? '');

/**
 * What is wrong with an answer that sends the request on to another address, and what to enter instead; undefined if it
 * does not, or is from a receiver that answers through its own second host after it has taken the request.
 */
export function redirectProblem({ status, headers }: Response, address: string): string | undefined {
  const location = headers.get('location');
  if (status < 300 || status >= 400 || !location) return undefined;
  const { origin, href } = new URL(location, address);
  if (origin === answersFrom[new URL(address).origin]) return undefined;
  return `${address} answers ${status} and sends on to another address, where requests arrive empty or not at all. Enter ${href} instead.`;
}

/** Asks as a browser does before it posts JSON (Fetch standard, 'CORS-preflight request'). */
const askFirst = (url: URL, origin: string, patience: number): Promise<Response> =>
  fetch(url, {
    method: 'OPTIONS',
    redirect: 'manual',
    signal: AbortSignal.timeout(patience),
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'content-type',
    },
  });

/** Whether a browser could send JSON labeled as such there, and read the answer. */
export async function takesJson(url: URL, origin: string): Promise<boolean> {
  const { status, ok, headers } = await askFirst(url, origin, patienceMs);
  return preflightProblem(url, 'cors-json', status, ok, headers, origin) === undefined;
}

/**
 * What is wrong with a webhook's answer; undefined if nothing.
 * @param patience timeout in milliseconds
 */
export async function answerProblem(
  url: URL,
  origin: string,
  transport: Transport,
  patience = patienceMs,
): Promise<string | undefined> {
  try {
    const response = await askFirst(url, origin, patience);
    const redirect = redirectProblem(response, url.href);
    if (redirect) return redirect;
    const { status, ok, headers } = response;
    if (status === 404 || status === 410)
      return `${url.href} answers with ${status}. Is the automation switched on?`;
    // 501 comes from a working server that does not support OPTIONS.
    if (status >= 500 && status !== 501)
      return `${url.href} answers with a server error (${status}). Is the automation switched on? (n8n answers a browser with 500 where a workflow is not published.)`;
    if (headers.get('x-powered-by') === 'Directus' && transport !== 'cors-json')
      return `${url.href} is Directus, which reads JSON only where it is labeled as such: with ${transport} every request arrives empty, and the page thanks the visitor. Set CORS_ENABLED and CORS_ORIGIN there, and cors-json here.`;
    return preflightProblem(url, transport, status, ok, headers, origin);
  } catch (error) {
    const late = error instanceof DOMException && error.name === 'TimeoutError';
    return `${url.href} does not answer${late ? ` within ${patience / 1000} seconds` : ''}.`;
  }
}

/** What a browser would refuse with this transport; undefined if nothing (Fetch standard, 'CORS-preflight fetch'). */
function preflightProblem(
  { href }: URL,
  transport: Transport,
  status: number,
  ok: boolean,
  headers: Headers,
  origin: string,
): string | undefined {
  if (transport === 'no-cors') return undefined;
  const readable = isReadable(headers, origin);
  if (transport === 'cors-text')
    return readable
      ? undefined
      : `${href} does not say that ${origin} may read its answers (access-control-allow-origin): with cors-text the same request would arrive up to ten times. Allow the origin there, or set no-cors. If it says so in answer to POST alone, npm run launch-check -- --send-test shows it.`;
  const allowed = (headers.get('access-control-allow-headers') ?? '').toLowerCase();
  const missing = [
    !ok && `answers ${status}`,
    !readable && `does not allow ${origin} (access-control-allow-origin)`,
    !/(^|,)\s*(\*|content-type)\s*(,|$)/.test(allowed) &&
      'does not allow the header content-type (access-control-allow-headers)',
  ].filter(Boolean);
  return missing.length > 0
    ? `${href} ${missing.join(', ')} when a browser asks before it posts: with cors-json no request would ever arrive. Allow it there, or set cors-text or no-cors.`
    : undefined;
}

/** The settings that are missing or wrong. */
export async function settingItems(environment: Record<string, string | undefined>): Promise<LaunchItem[]> {
  const site = environment.SITE_URL?.trim() ?? '';
  const problem = site
    ? addressProblem(site)
    : "is not set. Write the site's address, as in https://www.your-name.com.";
  const webhooks = await Promise.all(
    (Object.keys(webhookSettings) as WebhookKey[]).map(async (key) => {
      const { name, forms } = webhookSettings[key];
      const address = environment[name]?.trim();
      if (!address)
        return [setting(name, `is not set. Write the address that takes the requests of ${forms}.`)];
      const transports = Object.values(formDefinitions)
        .filter(({ webhook }) => webhook === key && URL.canParse(address))
        .map((definition) => transportOf(definition, address, environment));
      const origin = site.replace(/\/+$/, '') || 'https://www.example.com';
      // Without a family, or with an address that is none, the transport makes no difference.
      for (const transport of transports.length > 0 ? new Set(transports) : ['no-cors' as const]) {
        const wrong = await webhookProblem(address, origin, transport);
        if (wrong) return [setting(name, `${wrong} It takes the requests of ${forms}.`)];
      }
      return [];
    }),
  );
  return [...(problem ? [setting('SITE_URL', problem)] : []), ...webhooks.flat()];
}

/** What is wrong or incomplete in the settings of Google's tag, and a line that says what the site counts with them. */
export function tagItems(environment: Record<string, string | undefined>) {
  const items: LaunchItem[] = [];
  const tag = readTagSettings(
    (name) => environment[name]?.trim() || undefined,
    (sentence) => void items.push(setting('', sentence)),
  );
  return { items, counted: whatIsCounted(tag) };
}

/**
 * A line about the webhooks from which pages learn nothing: only a request shows what a service does with it, and whether
 * it is one that keeps an empty one.
 * @returns undefined if pages can read every answer
 */
export function unreadLine(environment: Record<string, string | undefined>): string | undefined {
  const unread = Object.values(formDefinitions).flatMap((definition) => {
    const { name } = webhookSettings[definition.webhook];
    const address = environment[name]?.trim() ?? '';
    return URL.canParse(address) && transportOf(definition, address, environment) === 'no-cors'
      ? [`${new URL(address).host} (${name})`]
      : [];
  });
  if (unread.length === 0) return undefined;
  return `With no-cors, pages are told nothing by ${[...new Set(unread)].join(', ')}. Run npm run launch-check -- --send-test, and look whether each request arrived whole.`;
}
