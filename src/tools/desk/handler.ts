import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { bundle, editorAssets, pageFolder, policy } from './bundle';
import { deskConfig, picturesFolder } from './config';
import { bodyOf, isFromHere, Refusal } from '../preview/request';
import { askForHelp, DeskFiles } from './files';
import { DeskHistory } from './history';
import { stateOf } from './state';

const DESK_PATH = '/desk';

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
      throw new Refusal('The content check still finds mistakes. Correct them, then publish.', 409);
    if (changes.length === 0) throw new Refusal('Nothing has changed since the last publish.', 409);
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
const scripts = () => (bundled ??= bundle({ desk: 'desk.ts', editor: 'editor.ts' }));

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
    response.setHeaders(
      new Headers({
        'Cache-Control': 'no-store',
        'Content-Security-Policy': `${policy("'unsafe-inline'")}; frame-ancestors 'self'`,
      }),
    );
    const answer = (status: number, value: unknown) =>
      response
        .writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' })
        .end(JSON.stringify(value ?? {}));
    const answerMissing = () => void answer(404, { error: `The desk has nothing at ${pathname}.` });
    try {
      if (!isFromHere(request))
        throw new Refusal('The desk accepts requests only from its own page on this machine.', 403);
      const path = pathname.slice(DESK_PATH.length) || '/desk';
      const route = routes[`${request.method} ${path}`];
      if (route) answer(200, await route(searchParams, () => bodyOf(request, 13)));
      else if (request.method !== 'GET') answerMissing();
      else if (/^\/(desk|editor|chunks\/.*)\.js$/.test(path))
        response
          .writeHead(200, { 'Content-Type': 'text/javascript; charset=utf-8' })
          .end((await scripts()).get(path.slice(1)));
      else {
        const [start, serve] = folders.find(([folder]) => path.startsWith(folder))!;
        request.url = path.slice(start.length - 1);
        serve(request, response, answerMissing);
      }
    } catch (error) {
      const known = error instanceof Refusal;
      if (!known) console.error(error);
      const { status, message } = known
        ? error
        : { status: 500, message: `This did not work. Try it again. ${askForHelp}` };
      answer(status, { error: message });
    }
    return true;
  };
}
