import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { WebhookKey } from '../../leads/types';
import { webhookSettings } from '../../settings';
import { createFaultControl, readFault, type FaultControl } from './faults';
import { inboxPage, receiptPage } from './inbox-page';
import { listen } from '../listen';
import { openLeadStore, type LeadStore } from './lead-store';
import { parseBody, readBody, RequestError } from './request-body';

/** A running lead inbox. */
export interface Inbox {
  /** Address of the page, without a trailing slash; webhooks are at `${url}/webhook/<name>`. */
  url: string;
  port: number;
  /** Stops at once and closes open connections; leads that have arrived are on disk. */
  close: () => Promise<void>;
}

/** Headers with which a page on another origin may read the answer and the `Retry-After` of a 429. */
const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'Retry-After',
};

/**
 * Starts the lead inbox, which replaces the owner's automation webhooks during development. It takes leads at
 * `/webhook/{quote,landing,contact,lead}` as JSON, text/plain JSON or a native form, stores each in a file, shows them
 * at `/` and as `/leads.json`, deletes them on `DELETE /leads`, and fails on request (`POST /faults`, see
 * `readFault`). Only this machine can reach it.
 * @param options.file JSON lines, one per lead
 * @param options.port 0 for a free one
 * @throws Error if the port is taken or the file cannot be opened
 */
export async function createInbox({ file, port }: { file: string; port: number }): Promise<Inbox> {
  const store = await openLeadStore(file);
  const faults = createFaultControl();
  const server = createServer((request, response) => {
    route(request, response, store, faults).catch((error: unknown) => {
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
    await store.close();
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
      await store.close();
    },
  };
}

async function route(
  request: IncomingMessage,
  response: ServerResponse,
  store: LeadStore,
  faults: FaultControl,
): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const name = /^\/webhook\/(\w+)$/.exec(pathname)?.[1];
  if (name !== undefined) {
    if (!Object.hasOwn(webhookSettings, name)) {
      return json(response, 404, {
        error: `No webhook '${name}'; there are ${Object.keys(webhookSettings).join(', ')}.`,
      });
    }
    return webhook(request, response, name as WebhookKey, store, faults);
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

  switch (`${isRead ? 'GET' : request.method} ${pathname}`) {
    case 'GET /': {
      const nonce = newNonce();
      return html(response, nonce, inboxPage(store.all(), faults.current(), nonce));
    }
    case 'GET /leads.json':
      return json(response, 200, store.all());
    case 'DELETE /leads':
      await store.clear();
      response.writeHead(204).end();
      return;
    case 'POST /leads/delete':
      await store.clear();
      return backToPage(response);
    case 'GET /faults':
      return json(response, 200, faults.current());
    case 'POST /faults': {
      const contentType = request.headers['content-type'] ?? '';
      const order = parseBody(await readBody(request), contentType);
      try {
        faults.set(readFault(order));
      } catch (error) {
        throw new RequestError(400, (error as Error).message);
      }
      return contentType.startsWith('application/x-www-form-urlencoded')
        ? backToPage(response)
        : json(response, 200, faults.current());
    }
    default:
      return json(response, 404, { error: `${request.method} ${pathname} is unknown to the inbox.` });
  }
}

async function webhook(
  request: IncomingMessage,
  response: ServerResponse,
  name: WebhookKey,
  store: LeadStore,
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
  const contentType = headers['content-type'] ?? '';
  const body = await readBody(request);
  const fields = parseBody(body, contentType);
  const fault = faults.forLead(name);
  if (fault.recorded) {
    await store.add({
      id: randomUUID(),
      receivedAt: new Date().toISOString(),
      webhook: name,
      fields,
      contentType,
      transport: transportSeen(request),
      origin: headers.origin ?? '',
      bytes: body.length,
      digest: createHash('sha256').update(body).digest('hex').slice(0, 16),
    });
  }
  if (fault.delayMs) await wait(fault.delayMs);
  switch (fault.mode) {
    case 'hang':
      return; // The request stays open until the sender gives up or the inbox stops.
    case 'drop':
      request.socket.destroy();
      return;
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
  const policy = `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; connect-src 'self'; img-src data:; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`;
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
