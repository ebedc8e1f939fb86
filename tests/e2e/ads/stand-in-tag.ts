import type { BrowserContext } from '@playwright/test';

/** An event as the stand-in tag was told it. */
export interface ToldEvent {
  name: string;
  parameters: Record<string, unknown>;
  /** What Consent Mode allowed when it was told. */
  consent: string;
}

/** What left the page for other hosts, and what the page was not allowed. */
export interface Watched {
  events: ToldEvent[];
  /** Addresses that were asked for on other hosts. */
  requests: string[];
  /** Bodies that were sent to other hosts. */
  bodies: string[];
  /** What the content security policy refused. */
  violations: string[];
  console: string[];
}

/**
 * Calls that Google's tag makes, in the ways in which it makes them: as read in Google's guide to content security
 * policies and in public reports of blocked calls. Written down here and not taken from `src/edge`, whose table they
 * are held against.
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

/** Every host call that the stand-in makes, so that a test can count them. */
export const callCount = Object.values(calls).flat().length;

/** Runs in the page in place of Google's script: reads the queue as that does, and calls its hosts. */
function tagScript(hosts: typeof calls): void {
  const page = window as unknown as {
    dataLayer: unknown[];
    toldTest: (event: string) => void;
  };
  let consent = 'none';
  const read = (call: unknown): void => {
    const [command, name, given = {}] = Array.from(call as ArrayLike<unknown>) as [
      string,
      string,
      Record<string, unknown>?,
    ];
    // A default for one region does not hold in Dallas.
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

/**
 * Stands in for every host but this machine's own, Google's tag included, and writes down what the pages of a browser
 * tell it. Nothing leaves the machine.
 * @param holdTag given, Google's script does not come before this is settled
 */
export async function watch(context: BrowserContext, holdTag?: Promise<void>): Promise<Watched> {
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
        await holdTag;
        await route
          .fulfill({
            contentType: 'text/javascript',
            body: `(${tagScript.toString()})(${JSON.stringify(calls)})`,
          })
          // The page that asked for it may be gone.
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
