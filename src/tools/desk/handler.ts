import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sirv from 'sirv';
import { bundle, editorAssets, policy } from './bundle';
import { deskConfig, picturesFolder } from './config';
import { askForHelp, DeskError, DeskFiles } from './files';
import { DeskHistory } from './history';
import { stateOf } from './state';

const pageFolder = fileURLToPath(new URL('./page/', import.meta.url));

const DESK_PATH = '/desk';

const limit = 13_000_000;

/** @returns what is answered, as JSON */
type Route = (query: URLSearchParams, body: () => Promise<Buffer>) => unknown;

/** What the desk's page and the editor ask for, by method and path below `/desk`. */
function deskRoutes(root: string, readAgain: () => Promise<void>): Record<string, Route> {
  const history = new DeskHistory(root);
  const files = new DeskFiles(root);
  const named = (query: URLSearchParams) => query.get('name') ?? '';
  const version = (query: URLSearchParams) => query.get('version') ?? undefined;
  /** The sentences of all changes, if they may be published. */
  const checked = async (): Promise<readonly string[]> => {
    const { mistakes, changes } = await stateOf(files.now(), history);
    if (mistakes.length > 0)
      throw new DeskError('The content check still finds mistakes. Correct them, then publish.', 409);
    if (changes.length === 0) throw new DeskError('Nothing has changed since the last publish.', 409);
    return changes;
  };
  return {
    'GET /config.json': () => deskConfig(files.serviceOptions()),
    'GET /files.json': () => files.listing(),
    'POST /may-write': (query) => files.mayWrite(named(query), version(query)),
    'PUT /file': async (query, body) => ({ version: files.save(named(query), await body(), version(query)) }),
    'DELETE /file': (query) => files.remove(named(query)),
    'POST /confirm': (query) => files.confirm(named(query)),
    'GET /state.json': () => stateOf(files.now(), history),
    'POST /publish': async () => ({ done: history.publish(await checked()) }),
    'POST /undo': () => ({ done: history.undo() }),
    'POST /read-again': readAgain,
  };
}

/** The scripts of the desk. Bundling the editor's package takes seconds, so it is done once. */
let bundled: ReturnType<typeof bundle> | undefined;
const scripts = () =>
  (bundled ??= bundle({ desk: `${pageFolder}desk.ts`, editor: `${pageFolder}editor.ts` }));

/**
 * Handles requests to the desk.
 * @param readAgain makes the dev server read all content again; does nothing where only the desk is served
 * @returns a handler that returns false for an address outside the desk
 */
export function createDesk(
  root: string,
  readAgain: () => Promise<void> = () => Promise.resolve(),
): (request: IncomingMessage, response: ServerResponse) => Promise<boolean> {
  const routes = deskRoutes(root, readAgain);
  const folders = [
    ['/assets/', sirv(editorAssets, { dev: true })],
    [`/${picturesFolder}/`, sirv(join(root, picturesFolder), { dev: true })],
    ['/', sirv(pageFolder, { dev: true, extensions: ['html'] })],
  ] as const;
  return async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname !== DESK_PATH && !pathname.startsWith(`${DESK_PATH}/`)) return false;
    for (const [name, value] of Object.entries({
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': `${policy("'unsafe-inline'")}; frame-ancestors 'self'`,
      'Referrer-Policy': 'no-referrer',
    }))
      response.setHeader(name, value);
    const answer = (status: number, value: unknown) =>
      response
        .writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' })
        .end(JSON.stringify(value ?? {}));
    const answerMissing = () => void answer(404, { error: `The desk has nothing at ${pathname}.` });
    try {
      refuseStrangers(request);
      const path = pathname.slice(DESK_PATH.length) || '/desk';
      const route = routes[`${request.method} ${path}`];
      if (route) answer(200, await route(searchParams, () => bodyOf(request)));
      else if (request.method !== 'GET') answerMissing();
      else if (/^\/(desk|editor|chunks\/.*)\.js$/.test(path))
        response
          .writeHead(200, { 'Content-Type': 'text/javascript; charset=utf-8' })
          .end((await scripts()).get(path.slice(1)));
      else
        for (const [start, serve] of folders)
          if (path.startsWith(start)) {
            request.url = path.slice(start.length - 1);
            serve(request, response, answerMissing);
            break;
          }
    } catch (error) {
      const known = error instanceof DeskError;
      if (!known) console.error(error);
      const { status, message } = known
        ? error
        : { status: 500, message: `This did not work. Try it again. ${askForHelp}` };
      answer(status, { error: message });
    }
    return true;
  };
}

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * The desk is only for the person at this machine. It accepts connections from this machine only, with a local host
 * name only (anybody can point another name at this machine in DNS), and changes only from its own page.
 * @throws DeskError for any other request
 */
function refuseStrangers({ method, headers, socket }: IncomingMessage): void {
  const host = headers.host ?? '';
  const site = headers['sec-fetch-site'];
  const isOwn =
    /^(::1|(::ffff:)?127\.)/.test(socket.remoteAddress ?? '') &&
    loopback.has(host.replace(/:\d+$/, '')) &&
    (site === undefined || site === 'same-origin' || site === 'none') &&
    (method === 'GET' || headers.origin === `http://${host}`);
  if (!isOwn) throw new DeskError('The desk accepts requests only from its own page on this machine.', 403);
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > limit) throw new DeskError('The request is too large for the desk.', 413);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
