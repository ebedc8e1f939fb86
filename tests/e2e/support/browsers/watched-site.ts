import { createServer, type IncomingMessage, type Server } from 'node:http';
import { freePort } from '../../../../src/tools/preview/free-port';

const script = '/errors-of-this-page.js';

/**
 * Runs before everything else on a page and keeps what a developer's console would show as an error, over pages,
 * until a test asks for it: the driver of WebKit has no command for the console.
 */
function watchErrors(): void {
  const key = 'errors-of-this-page';
  const keep = (text: string): void => {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[];
    sessionStorage.setItem(key, JSON.stringify([...kept, `${location.pathname}: ${text}`]));
  };
  let isLeaving = false;
  addEventListener('beforeunload', () => (isLeaving = true));
  const report = console.error;
  console.error = (...words: unknown[]) => {
    keep(words.map(String).join(' '));
    report(...words);
  };
  addEventListener(
    'error',
    (event) => {
      const { target } = event;
      // Firefox says so of a script that it no longer fetches because the visitor has gone on.
      if (isLeaving && target instanceof Element) return;
      keep(target instanceof Element ? `did not load: ${target.outerHTML.slice(0, 200)}` : event.message);
    },
    // A picture or script that does not load says so to itself only.
    { capture: true },
  );
  addEventListener('unhandledrejection', ({ reason }) => keep(`rejected: ${String(reason)}`));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    keep(`refused by the policy, ${violatedDirective}: ${blockedURI}`),
  );
}

/** What has gone wrong on the pages since the last call; runs in the page. */
export const takeErrors = `
  const errors = JSON.parse(sessionStorage.getItem('errors-of-this-page') ?? '[]');
  sessionStorage.removeItem('errors-of-this-page');
  return errors;`;

/** The site under test once more, each page with the watching script first in its head. */
export async function serveWatched(site: string): Promise<{ url: string; server: Server }> {
  const server = createServer((request, response) => {
    if (request.url === script) {
      response.setHeader('content-type', 'text/javascript').end(`(${String(watchErrors)})()`);
      return;
    }
    void answer(site, request).then(
      ({ status, headers, body }) => response.writeHead(status, headers).end(body),
      (error: unknown) => response.writeHead(502).end(String(error)),
    );
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, resolve));
  return { url: `http://localhost:${port}`, server };
}

async function answer(
  site: string,
  request: IncomingMessage,
): Promise<{ status: number; headers: Record<string, string>; body: Buffer }> {
  const response = await fetch(site + (request.url ?? '/'), {
    headers: { 'accept-encoding': 'identity' },
    redirect: 'manual',
  });
  const headers = Object.fromEntries(
    // Headers of the connection, and those that change with the added script.
    [...response.headers].filter(
      ([name]) => !['connection', 'content-length', 'etag', 'keep-alive', 'transfer-encoding'].includes(name),
    ),
  );
  const body = Buffer.from(await response.arrayBuffer());
  if (!headers['content-type']?.startsWith('text/html')) return { status: response.status, headers, body };
  const page = String(body).replace(/<head>/, `<head><script src="${script}"></script>`);
  return { status: response.status, headers, body: Buffer.from(page) };
}
