import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { listen } from '@/tools/preview/listen';

/** What happens to requests between the site and the receiver. */
export type ProxyFault =
  | 'none'
  /** The receiver's answer is delayed by some seconds. */
  | 'slow'
  /** The receiver gets the request; its answer does not come before the fault ends. */
  | 'silent'
  /** The proxy answers 503 and passes nothing on. */
  | 'refused'
  /** The connection is cut before the receiver gets the request. */
  | 'dead'
  /** The receiver gets the request; the connection is cut before its answer. */
  | 'cut';

const SLOW_MS = 3_000;

/** A proxy between the site and a receiver: passes requests on unchanged, and fails when told to. */
export type FaultProxy = Awaited<ReturnType<typeof startProxy>>;

/** Starts a proxy on a free local port. */
export async function startProxy(address: string) {
  let fault: ProxyFault = 'none';
  let passed = 0;
  let heal: () => void = () => undefined;
  let healed = Promise.resolve();

  const pass = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    // Chromium silently repeats a POST if a reused connection is cut; with new connections each attempt is visible.
    response.setHeader('Connection', 'close');
    const current = fault;
    if (current === 'dead') return void response.destroy();
    const isPreflight = incoming.method === 'OPTIONS';
    // The browser's request for a favicon when it shows the answer to a form post.
    if (!isPreflight && incoming.method !== 'POST') return void response.writeHead(404).end();
    if (current === 'refused' && !isPreflight)
      return void response.writeHead(503, { 'Access-Control-Allow-Origin': '*' }).end();
    const chunks: Buffer[] = [];
    for await (const chunk of incoming as AsyncIterable<Buffer>) chunks.push(chunk);
    const answer = await receive(address, incoming, Buffer.concat(chunks));
    if (!isPreflight) {
      passed += 1;
      if (current === 'slow') await wait(SLOW_MS);
      if (current === 'silent') await healed;
      if (current === 'cut') return void response.destroy();
    }
    const { connection: _connection, ...headers } = answer.headers;
    response.writeHead(answer.status, headers).end(answer.body);
  };
  const server = createServer((incoming, response) => {
    // The receiver could not be reached; the browser sees a cut connection.
    pass(incoming, response).catch(() => response.destroy());
  });
  const { port, close } = await listen(server, 0, '127.0.0.1');

  return {
    /** The origin that the site's forms send to; every path leads to the receiver's one address. */
    origin: `http://localhost:${port}`,
    /** Sets the fault from now on; `none` also releases delayed answers. */
    setFault: (next: ProxyFault) => {
      heal();
      fault = next;
      healed = next === 'none' ? Promise.resolve() : new Promise((resolve) => (heal = resolve));
    },
    passed: () => passed,
    close: () => {
      heal();
      return close();
    },
  };
}

/**
 * Sends a request to the receiver.
 * @throws Error if it cannot be reached
 */
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
