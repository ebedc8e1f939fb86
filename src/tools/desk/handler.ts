import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle, editorAssets } from './bundle';
import { deskConfig } from './config';
import { policy } from './editor-files';
import { confirmTranslation, DeskFiles } from './files';
import { askForHelp, DeskError, folderOnDisk, type Folder } from './folder';
import { DeskHistory } from './history';
import { stateOf } from './state';

const pageFile = (name: string) => fileURLToPath(new URL(`./page/${name}`, import.meta.url));

const DESK_PATH = '/desk';

const types: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  woff2: 'font/woff2',
  avif: 'image/avif',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  wasm: 'application/wasm',
};

const limit = 13_000_000;

/** An answer: a file extension that says its type, and its body. */
interface Answer {
  type: string;
  body: string | Uint8Array;
}

type Route = (query: URLSearchParams, body: () => Promise<Uint8Array>) => Answer | Promise<Answer>;

const json = (value: unknown): Answer => ({ type: 'json', body: JSON.stringify(value) });

/** What the desk's page and the editor ask for, by method and path below `/desk`. */
function deskRoutes(folder: Folder, history: DeskHistory): Record<string, Route> {
  const files = new DeskFiles(folder);
  const named = (query: URLSearchParams) => query.get('name') ?? '';
  const version = (query: URLSearchParams) => query.get('version') ?? undefined;
  /** The sentences of all changes, if they may be published. */
  const checked = async (): Promise<readonly string[]> => {
    const { mistakes, changes } = await stateOf(folder, history);
    if (mistakes.length > 0)
      throw new DeskError('The content check still finds mistakes. Correct them, then publish.', 409);
    if (changes.length === 0) throw new DeskError('Nothing has changed since the last publish.', 409);
    return changes;
  };
  return {
    'GET /config.json': () => json(deskConfig(files.serviceOptions())),
    'GET /files.json': () => json(files.listing()),
    'GET /picture': (query) => {
      const file = named(query);
      return { type: file.split('.').pop() ?? '', body: files.picture(file) ?? '' };
    },
    'PUT /picture': async (query, body) => {
      files.savePicture(named(query), await body());
      return json({});
    },
    'POST /may-write': (query) => (files.mayWrite(named(query), version(query)), json({})),
    'PUT /file': async (query, body) => {
      const text = new TextDecoder().decode(await body());
      return json({ version: files.save(named(query), text, version(query)) });
    },
    'DELETE /file': (query) => (files.remove(named(query)), json({})),
    'DELETE /picture': (query) => (files.remove(named(query)), json({})),
    'POST /confirm': (query) => (confirmTranslation(folder, named(query)), json({})),
    'GET /state.json': async () => json(await stateOf(folder, history)),
    'POST /publish': async () => json({ done: history.publish(await checked()) }),
    'POST /undo': () => json({ done: history.undo() }),
  };
}

const script = async (name: string): Promise<Answer> => {
  const files = await bundle({ [name]: pageFile(`${name}.ts`) });
  return { type: 'js', body: files.get(`${name}.js`) ?? '' };
};

/** The editor's scripts. Bundling its package takes seconds, so it is done once. */
let editor: ReturnType<typeof bundle> | undefined;
const editorScripts = () => (editor ??= bundle({ editor: pageFile('editor.ts') }));

const page = (name: string): Answer => ({ type: 'html', body: readFileSync(pageFile(name), 'utf8') });

/**
 * Handles requests to the desk.
 * @param readAgain makes the dev server read all content again; does nothing where only the desk is served
 * @returns a handler that returns false for an address outside the desk
 */
export function createDesk(
  root: string,
  readAgain: () => Promise<void> = () => Promise.resolve(),
): (request: IncomingMessage, response: ServerResponse) => Promise<boolean> {
  const folder = folderOnDisk(root);
  const history = new DeskHistory(root);
  const routes: Record<string, Route> = {
    ...deskRoutes(folder, history),
    'POST /read-again': async () => (await readAgain(), json({})),
    'GET ': () => page('desk.html'),
    'GET /editor': () => page('editor.html'),
    'GET /desk.js': () => script('desk'),
    'GET /desk.css': () => ({ type: 'css', body: readFileSync(pageFile('desk.css')) }),
    ...Object.fromEntries(
      readdirSync(editorAssets).map((name) => [
        `GET /assets/${name}`,
        () => ({ type: extname(name).slice(1), body: readFileSync(join(editorAssets, name)) }),
      ]),
    ),
  };
  return async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname !== DESK_PATH && !pathname.startsWith(`${DESK_PATH}/`)) return false;
    const send = (status: number, { type, body }: Answer) =>
      response
        .writeHead(status, {
          'Content-Type': types[type] ?? 'application/octet-stream',
          'Cache-Control': 'no-store',
          'X-Content-Type-Options': 'nosniff',
          'Content-Security-Policy': policy("'unsafe-inline'"),
          'Referrer-Policy': 'no-referrer',
        })
        .end(body);
    try {
      refuseStrangers(request);
      const path = pathname.slice(DESK_PATH.length);
      if (request.method === 'GET' && /^\/(editor|chunks\/.*)\.js$/.test(path)) {
        const body = (await editorScripts()).get(path.slice(1));
        if (body) return (send(200, { type: 'js', body }), true);
      }
      const route = routes[`${request.method} ${path}`];
      if (!route) throw new DeskError(`The desk has nothing at ${pathname}.`, 404);
      send(200, await route(searchParams, () => bodyOf(request)));
    } catch (error) {
      const known = error instanceof DeskError;
      if (!known) console.error(error);
      const { status, message } = known
        ? error
        : { status: 500, message: `This did not work. Try it again. ${askForHelp}` };
      send(status, json({ error: message }));
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
  const refuse = () => {
    throw new DeskError('The desk accepts requests only from its own page on this machine.', 403);
  };
  if (!/^(::1|(::ffff:)?127\.)/.test(socket.remoteAddress ?? '')) refuse();
  const host = headers.host ?? '';
  if (!loopback.has(host.replace(/:\d+$/, ''))) refuse();
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') refuse();
  if (method !== 'GET' && headers.origin !== `http://${host}`) refuse();
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
