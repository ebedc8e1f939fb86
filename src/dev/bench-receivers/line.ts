import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** What happens to requests between the site and the receiver. */
export type LineTrouble =
  | 'none'
  /** The receiver's answer is held back for some seconds. */
  | 'slow'
  /** The receiver has it; its answer does not come before the line is healed. */
  | 'silent'
  /** Something before the receiver answers 503, as a proxy does while it restarts. */
  | 'refused'
  /** The connection is cut, and the receiver hears nothing. */
  | 'dead'
  /** The receiver has it; the connection is cut before its answer. */
  | 'cut';

/** How long a slow answer takes, in milliseconds. */
const SLOW_MS = 3_000;

/** The line between the site and a receiver: passes everything on as it is, and fails when told to. */
export interface Line {
  /** The origin that the site's forms send to; each of its webhooks is the receiver's one address. */
  origin: string;
  /** The trouble from now on; answers that are held back go out when there is none. */
  setTrouble: (trouble: LineTrouble) => void;
  /** How many requests have reached the receiver. */
  passed: () => number;
  close: () => Promise<void>;
}

/** Opens a line. @param address where the receiver takes requests */
export async function openLine(address: string): Promise<Line> {
  let trouble: LineTrouble = 'none';
  let passed = 0;
  let heal: () => void = () => undefined;
  let healed = Promise.resolve();

  const pass = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    // Chromium silently repeats a POST whose reused connection is cut; a connection each shows what really happens.
    response.setHeader('Connection', 'close');
    const met = trouble;
    if (met === 'dead') return void response.destroy();
    const isPreflight = incoming.method === 'OPTIONS';
    // The icon that a browser asks for where it shows the answer to a form.
    if (!isPreflight && incoming.method !== 'POST') return void response.writeHead(404).end();
    if (met === 'refused' && !isPreflight)
      return void response.writeHead(503, { 'Access-Control-Allow-Origin': '*' }).end();
    const chunks: Buffer[] = [];
    for await (const chunk of incoming as AsyncIterable<Buffer>) chunks.push(chunk);
    const answer = await receive(address, incoming, Buffer.concat(chunks));
    if (!isPreflight) {
      passed += 1;
      if (met === 'slow') await wait(SLOW_MS);
      if (met === 'silent') await healed;
      if (met === 'cut') return void response.destroy();
    }
    const { connection: _connection, ...headers } = answer.headers;
    response.writeHead(answer.status, headers).end(answer.body);
  };
  const server = createServer((incoming, response) => {
    // A receiver that is not there: to the browser the connection is cut.
    pass(incoming, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    setTrouble: (next) => {
      heal();
      trouble = next;
      healed = next === 'none' ? Promise.resolve() : new Promise((resolve) => (heal = resolve));
    },
    passed: () => passed,
    close: () =>
      new Promise((resolve) => {
        heal();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** What the receiver says to a request. @throws Error when it cannot be reached */
function receive(
  address: string,
  { method, headers }: IncomingMessage,
  body: Buffer,
): Promise<{ status: number; headers: IncomingMessage['headers']; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const { host: _host, connection: _connection, ...passedOn } = headers;
    const outgoing = ask(address, { method, headers: passedOn, agent: false }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('error', reject);
      incoming.on('end', () =>
        resolve({
          status: incoming.statusCode ?? 502,
          headers: incoming.headers,
          body: Buffer.concat(chunks),
        }),
      );
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}
