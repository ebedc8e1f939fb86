import type { BrowserContext } from '@playwright/test';

/** An event that the stand-in tag received. */
export interface ToldEvent {
  name: string;
  parameters: Record<string, unknown>;
  /** What Consent Mode allowed at that moment. */
  consent: string;
}

/** Requests to other hosts, and violations of the page's policy. */
export interface Watched {
  events: ToldEvent[];
  requests: string[];
  bodies: string[];
  /** What the content security policy refused. */
  violations: string[];
  console: string[];
}

/**
 * Requests of Google's tag, of the same types: from Google's guide to content security policies and from public
 * reports of blocked requests. Not imported from `src/edge`, because they test its table.
 */
const calls = {
  script: [
    'https://www.googleadservices.com/pagead/conversion_async.js',
    'https://googleads.g.doubleclick.net/pagead/viewthroughconversion/123456789/',
    'https://www.google.com/pagead/conversion.js',
    'https://pagead2.googlesyndication.com/pagead/conversion.js',
  ],
  image: [
    'https://www.googletagmanager.com/a?id=G-TEST1234',
    'https://region1.google-analytics.com/g/collect',
    'https://stats.g.doubleclick.net/g/collect',
    'https://www.google.com/ads/ga-audiences',
    'https://www.google.com/pagead/1p-conversion/123456789/',
    'https://google.com/pagead/form-data/123456789',
    'https://googleads.g.doubleclick.net/pagead/conversion/123456789/',
    'https://www.googleadservices.com/pagead/conversion/123456789/',
    'https://pagead2.googlesyndication.com/pagead/gen_204',
  ],
  fetch: [
    'https://www.googletagmanager.com/td?id=G-TEST1234',
    'https://www.google-analytics.com/g/collect',
    'https://region1.google-analytics.com/g/collect',
    'https://region1.analytics.google.com/g/collect',
    'https://stats.g.doubleclick.net/g/collect',
    'https://pagead2.googlesyndication.com/ccm/collect',
    'https://www.googleadservices.com/ccm/conversion/123456789/',
    'https://googleads.g.doubleclick.net/pagead/viewthroughconversion/123456789/',
    'https://ad.doubleclick.net/ccm/s/collect',
    'https://www.google.com/ccm/collect',
    'https://google.com/ccm/form-data/123456789',
  ],
  frame: [
    'https://www.googletagmanager.com/static/service_worker/sw_iframe.html',
    'https://td.doubleclick.net/td/rul/123456789',
  ],
};

/** The number of requests that the stand-in makes. */
export const callCount = Object.values(calls).flat().length;

/** Runs in the page instead of Google's script: reads the queue in the same way, and sends requests to its hosts. */
function tagScript(hosts: typeof calls): void {
  const page = window as unknown as {
    dataLayer: unknown[];
    toldTest: (event: string) => void;
    trustedTypes?: {
      createPolicy: (name: string, rules: object) => { createHTML: (text: string) => string };
    };
  };
  // Each of Google's scripts makes one of this name.
  const same = (text: string): string => text;
  const rules = { createHTML: same, createScript: same, createScriptURL: same };
  const policies = [1, 2].map(() => page.trustedTypes?.createPolicy('goog#html', rules));
  for (const policy of policies)
    document.createElement('div').innerHTML = policy?.createHTML('A<div>B</div>') ?? '';
  let consent = 'none';
  const read = (call: unknown): void => {
    const [command, name, given = {}] = Array.from(call as ArrayLike<unknown>) as [
      string,
      string,
      Record<string, unknown>?,
    ];
    // A default for another region does not apply in Dallas.
    if (command === 'consent' && !('region' in given)) consent = String(given.ad_storage);
    if (command !== 'event') return;
    const { event_callback, ...parameters } = given;
    page.toldTest(JSON.stringify({ name, parameters, consent }));
    if (typeof event_callback === 'function') (event_callback as () => void)();
  };
  page.dataLayer.forEach(read);
  page.dataLayer.push = (...more: unknown[]) => {
    more.forEach(read);
    return Array.prototype.push.apply(page.dataLayer, more);
  };
  for (const src of hosts.script)
    document.head.append(Object.assign(document.createElement('script'), { src }));
  for (const src of hosts.image) new Image().src = src;
  for (const address of hosts.fetch)
    void fetch(address, { method: 'POST', mode: 'no-cors', keepalive: true }).catch(() => undefined);
  for (const src of hosts.frame) {
    const frame = Object.assign(document.createElement('iframe'), { src, hidden: true });
    document.body.append(frame);
  }
}

/** Answers requests to all other hosts, including Google's tag, and records them. Nothing leaves the machine. */
export async function watch(context: BrowserContext): Promise<Watched> {
  const watched: Watched = { events: [], requests: [], bodies: [], violations: [], console: [] };
  await context.exposeFunction('toldTest', (event: string) =>
    watched.events.push(JSON.parse(event) as ToldEvent),
  );
  await context.exposeFunction('refusedTest', (text: string) => watched.violations.push(text));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      (window as unknown as { refusedTest: (text: string) => void }).refusedTest(
        `${effectiveDirective} ${blockedURI}`,
      ),
    );
    // The test browser has no telephone.
    addEventListener('click', (event) => {
      if (event.target instanceof Element && event.target.closest('a[href^="tel:"]')) event.preventDefault();
    });
  });
  context.on('console', (message) => watched.console.push(message.text()));
  await context.route(
    ({ hostname }) => hostname !== 'localhost',
    async (route) => {
      const request = route.request();
      watched.requests.push(request.url());
      watched.bodies.push(request.postData() ?? '');
      if (request.url().startsWith('https://www.googletagmanager.com/gtag/js')) {
        await route
          .fulfill({
            contentType: 'text/javascript',
            body: `(${tagScript.toString()})(${JSON.stringify(calls)})`,
          })
          // The page may have been left meanwhile.
          .catch(() => undefined);
      } else if (request.resourceType() === 'script')
        await route.fulfill({ contentType: 'text/javascript', body: '' });
      else if (request.resourceType() === 'document')
        await route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Frame' });
      else await route.fulfill({ status: 204, body: '' });
    },
  );
  return watched;
}
