import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { EdgeDescription } from '../../../../src/edge/description';
import { npmFile } from './npm-program';
import { NotHere, type ServerKind } from './server';

/** The vendor's package that makes routes of the file; its newest. */
const name = '@vercel/routing-utils@6.6.0';

interface Route {
  src: string;
  headers?: Record<string, string>;
  status?: number;
  continue?: boolean;
  caseSensitive?: boolean;
}
interface Routing {
  getTransformedRoutes: (config: unknown) => { routes: Route[]; error: { message: string } | null };
}

/**
 * Vercel: its own package makes routes of the file that the build wrote and refuses what it cannot read; they are applied
 * here as its documentation of the build output says, since there is no server of Vercel's to install without an account.
 */
export const vercel: ServerKind = {
  name: 'the routes of Vercel’s package',
  redirectsUnknown: true,
  cannot: {
    'lower case': 'it compares without regard to case, so the redirect would lead to itself',
    'not found in Spanish': 'it has one not-found page',
    'nothing hidden': 'it publishes _headers and _redirects as files; nothing in them is secret',
    'missing is not kept': 'a rule cannot tell a 404 from a file',
    'not sent again': 'not part of the package; the service does it',
    compressed: 'not part of the package; the service does it',
    'compression of the build': 'the service compresses by itself',
  },
  start: async (dist) => {
    const { getTransformedRoutes } = createRequire(import.meta.url)(
      npmFile(name, 'dist/index.js'),
    ) as Routing;
    const edge = `${dist}-edge`;
    const { routes, error } = getTransformedRoutes(
      JSON.parse(readFileSync(path.join(edge, 'vercel/vercel.json'), 'utf8')),
    );
    if (error) throw new NotHere(error.message);
    const { pages, mediaTypes } = JSON.parse(
      readFileSync(path.join(edge, 'edge.json'), 'utf8'),
    ) as EdgeDescription;

    const read = (address: string): [file: string, bytes: Buffer] | undefined => {
      // With clean addresses a page has only its address.
      const file = pages.includes(address) ? (address === '/' ? '/index' : address) + '.html' : address;
      if (file === address && file.endsWith('.html')) return undefined;
      try {
        return [file, readFileSync(path.join(dist, path.posix.normalize(file)))];
      } catch {
        return undefined;
      }
    };
    const server = createServer((request, response) => {
      const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
      for (const { src, headers = {}, status, continue: goesOn, caseSensitive } of routes) {
        const match = new RegExp(src, caseSensitive ? '' : 'i').exec(pathname);
        if (!match) continue;
        for (const [key, value] of Object.entries(headers))
          response.setHeader(
            key,
            value.replaceAll(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? ''),
          );
        if (status) {
          response.setHeader('Location', `${String(response.getHeader('Location'))}${search}`);
          return void response.writeHead(status).end();
        }
        if (!goesOn) break;
      }
      const found = read(decodeURIComponent(pathname));
      const [file, bytes] = found ?? ['/404.html', readFileSync(path.join(dist, '404.html'))];
      response.setHeader(
        'Content-Type',
        mediaTypes[path.extname(file).slice(1)] ?? 'application/octet-stream',
      );
      response.writeHead(found ? 200 : 404).end(request.method === 'HEAD' ? undefined : bytes);
    });
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
    return {
      url: `http://localhost:${(server.address() as AddressInfo).port}`,
      stop: () =>
        new Promise((resolve) => {
          server.close(() => resolve());
          server.closeAllConnections();
        }),
    };
  },
};
