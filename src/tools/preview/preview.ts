import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import sirv from 'sirv';
import { filesIn } from '../../build/clean-up';
import { answers } from '../../edge/answer';
import type { EdgeDescription } from '../../edge/description';
import { listen } from './listen';

/**
 * Serves a built site like the production servers, with the same headers, from the same description
 * (`dist-edge/edge.json`): `/about` is `about.html`, an unknown address gets `404.html` with status 404, hashed files
 * are cached for a year and pages are revalidated.
 * @param port must be free; otherwise tests would talk to a server of an earlier run
 * @throws Error that says what to do if the port is taken or the site is not built
 */
export async function servePreview(folder: string, port: number): Promise<Server> {
  const description = readDescription(`${folder}-edge/edge.json`);
  const answer = answers(description, await filesIn(folder));
  const send = sirv(folder, { brotli: true, gzip: true, etag: true, dotfiles: true });
  const server = createServer((request, response) => {
    const { pathname, search } = splitAddress(request.url ?? '/');
    const { status, file, headers } = answer(pathname, search);
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (!file) {
      response.writeHead(status).end();
      return;
    }
    if (status === 404) {
      // sirv can only set status 200, and an error page must not get a 304.
      delete request.headers['if-none-match'];
      const writeHead = response.writeHead.bind(response);
      response.writeHead = ((_status: number, fields: Record<string, string> = {}) => {
        delete fields.ETag;
        return writeHead(404, fields);
      }) as typeof response.writeHead;
    }
    request.url = file;
    send(request, response, () => {
      // The description names it, so it was there when the site was built.
      response.setHeader('Content-Type', 'text/plain');
      response.writeHead(500).end(`${file} is missing in ${folder}: build the site again (npm run build).\n`);
    });
  });
  await listen(server, port);
  return server;
}

function readDescription(file: string): EdgeDescription {
  if (!existsSync(file)) throw new Error(`${file} is missing: build the site first (npm run build).`);
  return JSON.parse(readFileSync(file, 'utf8')) as EdgeDescription;
}

/** The path of a request, decoded if possible, and its query with the question mark. */
function splitAddress(address: string): { pathname: string; search: string } {
  const cut = address.indexOf('?');
  const [pathname, search] = cut < 0 ? [address, ''] : [address.slice(0, cut), address.slice(cut)];
  try {
    return { pathname: decodeURI(pathname), search };
  } catch {
    return { pathname, search };
  }
}
