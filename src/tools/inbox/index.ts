import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { WebhookKey } from '../../leads/types';
import { FaultControl, inboxWebhooks, readFault, type InboxWebhook } from './faults';
import { inboxPage, receiptPage } from './inbox-page';
import { listen } from '../preview/listen';
import { openStore, type InboxLead, type InboxPhoto, type Store } from './lead-store';
import { officeList } from './office-list';
import { parseBody, parseFiles, PHOTO_LIMIT_BYTES, readBody, RequestError } from './request-body';

/** A running lead inbox. */
export interface Inbox {
  /** Address of the page, without a trailing slash; webhooks are at `${url}/webhook/<name>`. */
  url: string;
  port: number;
  /** Stops at once and closes open connections; leads that have arrived are on disk. */
  close: () => Promise<void>;
}

/** What has arrived. */
interface Stores {
  leads: Store<InboxLead>;
  photos: Store<InboxPhoto>;
}

/** Headers with which a page on another origin may read the answer and the `Retry-After` of a 429. */
const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'Retry-After',
};

/**
 * Starts the lead inbox, which replaces the owner's automation webhooks during development. It takes leads at
 * `/webhook/{quote,landing,contact,lead}` as JSON, text/plain JSON or a native form, stores each in a file, shows them
 * at `/`, as the office's list at `/office` and as `/leads.json`, deletes them, and fails on request
 * (`POST /faults`, see `readFault`). Pictures come as forms with files to `/webhook/photo` and are listed as
 * `/photos.json`. Only this machine can reach it.
 * @param options.file JSON lines, one per lead; pictures are in a second file next to it
 * @param options.port 0 for a free one
 * @throws Error if the port is taken or the file cannot be opened
 */
export async function createInbox({ file, port }: { file: string; port: number }): Promise<Inbox> {
  const stores: Stores = {
    leads: await openStore(file),
    photos: await openStore(file.replace(/(\.jsonl)?$/, '-photos.jsonl')),
  };
  const closeStores = async () => void (await Promise.all([stores.leads.close(), stores.photos.close()]));
  const faults = new FaultControl();
  const server = createServer((request, response) => {
    route(request, response, stores, faults).catch((error: unknown) => {
      if (response.headersSent || response.destroyed) return response.destroy();
      const { status, message } =
        error instanceof RequestError
          ? error
          : { status: 500, message: `The inbox failed: ${String(error)}` };
      // The rest of a body that is too large is not read, so the connection cannot be reused.
      return json(response, status, { error: message }, status === 413 ? { Connection: 'close' } : {});
    });
  });
  await listen(server, port, '127.0.0.1').catch(async (error: unknown) => {
    await closeStores();
    throw error;
  });
  const taken = (server.address() as AddressInfo).port;
  return {
    url: `http://localhost:${taken}`,
    port: taken,
    close: async () => {
      await new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      });
      await closeStores();
    },
  };
}

async function route(
  request: IncomingMessage,
  response: ServerResponse,
  stores: Stores,
  faults: FaultControl,
): Promise<void> {
  const { leads, photos } = stores;
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const name = /^\/webhook\/(\w+)$/.exec(pathname)?.[1];
  if (name !== undefined) {
    const known = inboxWebhooks.find((one) => one === name);
    if (!known)
      return json(response, 404, { error: `No webhook '${name}'; there are ${inboxWebhooks.join(', ')}.` });
    return webhook(request, response, known, stores, faults);
  }

  // All but the webhooks is for the person at this machine, not for other pages that are open in the browser.
  const host = request.headers.host?.replace(/:\d+$/, '') ?? '';
  const site = request.headers['sec-fetch-site'];
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (
    !['localhost', '127.0.0.1'].includes(host) ||
    (!isRead && site && !['same-origin', 'none'].includes(`${site}`))
  ) {
    return json(response, 403, { error: 'Only the inbox page itself may do this.' });
  }

  const shown = /^\/photos\/([\w-]+)\.jpg$/.exec(pathname)?.[1];
  if (isRead && shown) {
    const photo = photos.all().find(({ id }) => id === shown);
    if (!photo) return json(response, 404, { error: 'There is no such picture.' });
    response.writeHead(200, { 'Content-Type': photo.type, ...PRIVATE });
    return void response.end(Buffer.from(photo.data, 'base64'));
  }

  switch (`${isRead ? 'GET' : request.method} ${pathname}`) {
    case 'GET /': {
      const nonce = newNonce();
      return html(response, nonce, inboxPage(leads.all(), photos.all(), faults.current, nonce));
    }
    case 'GET /office': {
      const nonce = newNonce();
      const { origin, searchParams } = new URL(request.url ?? '/', `http://${request.headers.host}`);
      const find = searchParams.get('find') ?? '';
      return html(response, nonce, officeList(leads.all(), photos.all(), { find, inbox: origin, nonce }));
    }
    case 'GET /leads.json':
      return json(response, 200, leads.all());
    case 'GET /photos.json':
      return json(
        response,
        200,
        photos.all().map(({ data: _data, ...photo }) => photo),
      );
    case 'POST /leads/delete':
      await Promise.all([leads.clear(), photos.clear()]);
      return backToPage(response);
    case 'POST /faults': {
      const contentType = request.headers['content-type'] ?? '';
      const order = parseBody(await readBody(request), contentType);
      try {
        faults.current = readFault(order);
      } catch (error) {
        throw new RequestError(400, (error as Error).message);
      }
      return contentType.startsWith('application/x-www-form-urlencoded')
        ? backToPage(response)
        : json(response, 200, faults.current);
    }
    case 'POST /office':
      return json(response, 501, { error: 'The buttons of the list work in n8n only. Go back.' });
    default:
      return json(response, 404, { error: `${request.method} ${pathname} is unknown to the inbox.` });
  }
}

async function webhook(
  request: IncomingMessage,
  response: ServerResponse,
  name: InboxWebhook,
  stores: Stores,
  faults: FaultControl,
): Promise<void> {
  // Chromium silently repeats a POST if a reused connection is cut; with new connections each attempt is visible.
  response.setHeader('Connection', 'close');
  if (request.method === 'OPTIONS') {
    if (faults.refusesPreflight(name)) return void response.writeHead(403).end();
    const allowed = {
      'Access-Control-Allow-Methods': 'POST, OPTIONS',
      'Access-Control-Allow-Headers': 'Content-Type',
    };
    return void response.writeHead(204, { ...CORS, ...allowed, 'Access-Control-Max-Age': '5' }).end();
  }
  if (request.method !== 'POST')
    return json(response, 405, { error: 'Send leads with POST.' }, { Allow: 'POST' });

  for (const [header, value] of Object.entries(CORS)) response.setHeader(header, value);
  const { headers } = request;
  const body = await readBody(request, name === 'photo' ? PHOTO_LIMIT_BYTES : undefined);
  // Read before the fault is used up: a body that cannot be read is none of the requests that it was set for.
  const store =
    name === 'photo'
      ? await photoStore(request, body, stores.photos)
      : leadStore(request, body, name, stores.leads);
  const fault = faults.forLead(name);
  if (fault.recorded) await store();
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
      return json(response, 500, { error: 'Told to fail.' });
    case '404':
      return json(response, 404, { error: 'This webhook is not registered.' });
    case '429':
      return json(
        response,
        429,
        { error: 'Told to refuse.' },
        { 'Retry-After': String(fault.retryAfterSeconds) },
      );
    default: {
      if (!headers.accept?.includes('text/html')) return json(response, 200, { received: true });
      const nonce = newNonce();
      const isWebOrigin = /^https?:\/\//.test(headers.origin ?? '');
      return html(response, nonce, receiptPage(isWebOrigin ? headers.origin : undefined, nonce));
    }
  }
}

/** Reads a lead. @returns stores it */
function leadStore(
  request: IncomingMessage,
  body: Buffer,
  webhook: WebhookKey,
  leads: Store<InboxLead>,
): () => Promise<void> {
  const contentType = request.headers['content-type'] ?? '';
  const fields = parseBody(body, contentType);
  return () =>
    leads.add({
      id: randomUUID(),
      receivedAt: new Date().toISOString(),
      webhook,
      fields,
      contentType,
      transport: transportSeen(request),
      origin: request.headers.origin ?? '',
      bytes: body.length,
      digest: digestOf(body),
    });
}

/** Reads a form with pictures. @returns stores them */
async function photoStore(
  request: IncomingMessage,
  body: Buffer,
  photos: Store<InboxPhoto>,
): Promise<() => Promise<void>> {
  const { texts, files } = await parseFiles(body, request.headers['content-type'] ?? '');
  const { timestamp = '', phone = '', family = '' } = texts;
  return async () => {
    for (const { name, type, bytes } of files)
      await photos.add({
        id: randomUUID(),
        receivedAt: new Date().toISOString(),
        timestamp,
        phone,
        family,
        name,
        type,
        transport: transportSeen(request),
        bytes: bytes.length,
        digest: digestOf(bytes),
        data: bytes.toString('base64'),
      });
  };
}

const digestOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex').slice(0, 16);

/** The transport, from the Sec-Fetch-Mode header, which only browsers send. */
function transportSeen({ headers }: IncomingMessage): string {
  const mode = headers['sec-fetch-mode'];
  if (mode === 'navigate') return 'native form';
  return mode ? String(mode) : 'not a browser';
}

function newNonce(): string {
  return randomBytes(16).toString('base64');
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

function html(response: ServerResponse, nonce: string, page: string): void {
  const policy = `default-src 'none'; style-src 'nonce-${nonce}'; img-src 'self' data:; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`;
  response.writeHead(200, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': policy,
    ...PRIVATE,
  });
  response.end(page);
}

/** Leads are personal data and must not be cached. */
const PRIVATE = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };

function backToPage(response: ServerResponse): void {
  response.writeHead(303, { Location: '/' }).end();
}
