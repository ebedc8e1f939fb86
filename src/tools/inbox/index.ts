import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { FaultControl, type Fault } from './faults';
import { inboxPage, receiptPage } from './inbox-page';
import { listen, type Running } from '../preview/listen';
import { inboxWebhooks, Store, type InboxLead, type InboxPhoto, type InboxWebhook } from './lead-store';
import { bodyOf, isFromHere, Refusal } from '../preview/request';
import { parseBody, parseFiles } from './request-body';

/** A running lead inbox. */
export interface Inbox extends Running {
  /** Address of the page, without a trailing slash; webhooks are at `${url}/webhook/<name>`. */
  url: string;
  /** Tells it how to fail from now on; `ok` ends that. */
  setFault: (fault: Partial<Fault>) => void;
}

/** Headers with which a page on another origin may read the answer and the `Retry-After` of a 429. */
const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'Retry-After',
};

/** Leads are personal data and must not be cached. */
const PRIVATE = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };

/**
 * Starts the lead inbox, which replaces the owner's automation webhooks during development. It takes leads at
 * `/webhook/{quote,landing,contact,lead}` as JSON, text/plain JSON or a native form, stores each in a file, shows them
 * at `/` and as `/leads.json`, and deletes them. Pictures come as forms with files to `/webhook/photo` and are listed as
 * `/photos.json`. Only this machine can reach it.
 * @param options.file JSON lines, one per lead; pictures are in a second file next to it
 * @param options.port 0 for a free one
 * @throws Error if the port is taken or the file cannot be opened
 */
export async function createInbox({ file, port }: { file: string; port: number }): Promise<Inbox> {
  const leads = new Store<InboxLead>(file);
  const photos = new Store<InboxPhoto>(file.replace(/(\.jsonl)?$/, '-photos.jsonl'));
  const faults = new FaultControl();
  const server = createServer((request, response) => {
    route(request, response).catch((error: unknown) => {
      if (response.headersSent || response.destroyed) return response.destroy();
      const { status, message } =
        error instanceof Refusal ? error : { status: 500, message: `The inbox failed: ${String(error)}` };
      // The rest of a body that is too large is not read, so the connection cannot be reused.
      return json(response, status, { error: message }, status === 413 ? { Connection: 'close' } : {});
    });
  });
  const running = await listen(server, port, '127.0.0.1');
  return {
    ...running,
    url: `http://localhost:${running.port}`,
    setFault: (fault) => faults.set(fault),
  };

  async function route(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const [, name] = /^\/webhook\/(\w+)$/.exec(pathname) ?? [];
    const known = inboxWebhooks.find((one) => one === name);
    if (known) return webhook(request, response, known);
    if (name) throw new Refusal(`No webhook '${name}'; there are ${inboxWebhooks.join(', ')}.`, 404);

    // All but the webhooks is for the person at this machine, not for other pages that are open in the browser.
    if (!isFromHere(request)) throw new Refusal('Only the inbox page itself may do this.', 403);
    const isRead = request.method === 'GET' || request.method === 'HEAD';

    const [, shown] = /^\/photos\/([\w-]+)\.jpg$/.exec(pathname) ?? [];
    const photo = photos.all.find(({ id }) => id === shown);
    if (isRead && photo) {
      response.writeHead(200, { 'Content-Type': photo.type, ...PRIVATE });
      return void response.end(Buffer.from(photo.data, 'base64'));
    }
    switch (`${isRead ? 'GET' : request.method} ${pathname}`) {
      case 'GET /':
        return html(response, inboxPage(leads.all, photos.all));
      case 'GET /leads.json':
        return json(response, 200, leads.all);
      case 'GET /photos.json':
        return json(
          response,
          200,
          photos.all.map(({ data: _data, ...known }) => known),
        );
      case 'POST /leads/delete':
        leads.clear();
        photos.clear();
        return void response.writeHead(303, { Location: '/' }).end();
      default:
        throw new Refusal(`${request.method} ${pathname} is unknown to the inbox.`, 404);
    }
  }

  async function webhook(
    request: IncomingMessage,
    response: ServerResponse,
    name: InboxWebhook,
  ): Promise<void> {
    // Chromium silently repeats a POST if a reused connection is cut; with new connections each attempt is visible.
    response.setHeader('Connection', 'close');
    if (request.method === 'OPTIONS') {
      if (faults.use(name, true).mode === 'refuse-preflight') return void response.writeHead(403).end();
      const allowed = {
        'Access-Control-Allow-Methods': 'POST, OPTIONS',
        'Access-Control-Allow-Headers': 'Content-Type',
      };
      return void response.writeHead(204, { ...CORS, ...allowed, 'Access-Control-Max-Age': '5' }).end();
    }
    if (request.method !== 'POST')
      return json(response, 405, { error: 'Send leads with POST.' }, { Allow: 'POST' });

    response.setHeaders(new Headers(CORS));
    // Read before the fault is used up: a body that cannot be read is none of the requests that it was set for.
    const store = name === 'photo' ? await readPhotos(request) : await readLead(request, name);
    const fault = faults.use(name);
    if (fault.recorded) store();
    if (fault.delayMs) await wait(fault.delayMs);
    switch (fault.mode) {
      case 'hang':
        return; // The request stays open until the sender gives up or the inbox stops.
      case 'drop':
        request.socket.destroy();
        return;
      case '301':
        // The page there answers as if all were well, as a company's home page does.
        return json(response, 301, {}, { Location: '/' });
      case '500':
      case '404':
        return json(response, Number(fault.mode), { error: 'Told to fail.' });
      case '429':
        return json(response, 429, {}, { 'Retry-After': String(fault.retryAfterSeconds) });
      default: {
        const { accept, origin } = request.headers;
        if (!accept?.includes('text/html')) return json(response, 200, { received: true });
        const back = origin && /^https?:\/\//.test(origin) ? origin : undefined;
        return html(response, receiptPage(back));
      }
    }
  }

  /** Reads a lead. @returns stores it */
  async function readLead(
    request: IncomingMessage,
    name: Exclude<InboxWebhook, 'photo'>,
  ): Promise<() => void> {
    const contentType = request.headers['content-type'] ?? '';
    const body = await bodyOf(request, 1);
    const fields = await parseBody(body, contentType);
    const { origin = '' } = request.headers;
    return () => leads.add({ ...arrival(request, body), webhook: name, fields, contentType, origin });
  }

  /** Reads a form with pictures. @returns stores them */
  async function readPhotos(request: IncomingMessage): Promise<() => void> {
    const body = await bodyOf(request, 16);
    const { texts, files } = await parseFiles(body, request.headers['content-type'] ?? '');
    const { timestamp = '', phone = '', family = '' } = texts;
    return () => {
      for (const { name, type, bytes } of files) {
        const data = bytes.toString('base64');
        photos.add({ ...arrival(request, bytes), timestamp, phone, family, name, type, data });
      }
    };
  }
}

/** What is kept of every lead and picture. The transport is told by the Sec-Fetch-Mode header of browsers. */
function arrival({ headers }: IncomingMessage, bytes: Buffer) {
  const mode = headers['sec-fetch-mode'];
  return {
    id: randomUUID(),
    receivedAt: new Date().toISOString(),
    transport: mode === 'navigate' ? 'native form' : String(mode ?? 'not a browser'),
    bytes: bytes.length,
    digest: createHash('sha256').update(bytes).digest('hex').slice(0, 16),
  };
}

function json(
  response: ServerResponse,
  status: number,
  value: unknown,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8', ...PRIVATE, ...headers });
  response.end(`${JSON.stringify(value, null, 2)}\n`);
}

function html(response: ServerResponse, page: string): void {
  const policy = `default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`;
  response.writeHead(200, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': policy,
    ...PRIVATE,
  });
  response.end(page);
}
