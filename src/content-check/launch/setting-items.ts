import { webhookSettings } from '../../settings';
import type { LaunchItem } from './item';

/** Long enough for a webhook that wakes up, short enough to wait for. */
const patienceMs = 8000;

const where = 'settings';

const setting = (field: string, what: string): LaunchItem => ({
  topic: 'Addresses and settings',
  file: where,
  field,
  what,
});

const isLocal = ({ hostname }: URL) => /^(localhost|127\.|\[::1\]|0\.0\.0\.0)|\.local$/.test(hostname);
const isExample = ({ hostname }: URL) => /(^|\.)example\.(com|net|org)$/.test(hostname);

/**
 * What is wrong with an address that requests are sent to, or nothing. Asks with OPTIONS, as a browser does before
 * it posts: an automation takes any GET, POST or even HEAD for a new lead.
 */
export async function webhookProblem(address: string, origin: string): Promise<string | undefined> {
  let url: URL;
  try {
    url = new URL(address);
  } catch {
    return `"${address}" is not a web address.`;
  }
  if (isExample(url)) return `${address} is an example address. Write that of your own automation.`;
  if (isLocal(url)) return `${address} is on this computer, where no visitor's request arrives.`;
  if (url.protocol !== 'https:')
    return `${address} is not encrypted, and browsers send nothing to it from an encrypted page. Write it with https://.`;
  return answerProblem(url, origin);
}

/** What is wrong with how an address answers, or nothing. @param patience in milliseconds */
export async function answerProblem(
  url: URL,
  origin: string,
  patience = patienceMs,
): Promise<string | undefined> {
  try {
    const { status } = await fetch(url, {
      method: 'OPTIONS',
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'content-type',
      },
    });
    if (status === 404 || status === 410)
      return `${url.href} answers that there is nothing (${status}). Is the automation switched on?`;
    // 501 comes from a server that is there and does not know OPTIONS.
    if (status >= 500 && status !== 501) return `${url.href} answers with a failure of its own (${status}).`;
    return undefined;
  } catch (error) {
    const late = error instanceof DOMException && error.name === 'TimeoutError';
    return `${url.href} does not answer${late ? ` within ${patience / 1000} seconds` : ''}.`;
  }
}

/**
 * What is left to set where the site is built.
 * @param environment usually `process.env` with the file `.env`
 */
export async function settingItems(environment: Record<string, string | undefined>): Promise<LaunchItem[]> {
  const site = environment.SITE_URL?.trim() ?? '';
  const items: LaunchItem[] = [];
  if (!site)
    items.push(setting('SITE_URL', "is not set. Write the site's address, as in https://www.your-name.com."));
  else if (!URL.canParse(site)) items.push(setting('SITE_URL', `"${site}" is not a web address.`));
  else if (isLocal(new URL(site)) || isExample(new URL(site)))
    items.push(setting('SITE_URL', `${site} is not an address that visitors can reach.`));
  else if (!site.startsWith('https://'))
    items.push(setting('SITE_URL', `${site} is not encrypted. Write it with https://.`));

  const webhooks = await Promise.all(
    Object.values(webhookSettings).map(async ({ name, forms }) => {
      const address = environment[name]?.trim();
      if (!address)
        return [setting(name, `is not set. Write the address that takes the requests of ${forms}.`)];
      const problem = await webhookProblem(address, site || 'https://www.example.com');
      return problem ? [setting(name, `${problem} It takes the requests of ${forms}.`)] : [];
    }),
  );
  return [...items, ...webhooks.flat()];
}
