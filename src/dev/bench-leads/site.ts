import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Transport } from '../../leads/types';

/** What becomes of the site's scripts on their way to the browser. */
export type ScriptTrouble =
  | 'none'
  /** Every script takes a second and a half, the one that every page runs at once among them. */
  | 'all-slow'
  /** The form's code takes a second and a half. */
  | 'slow'
  /** The form's code takes longer than a form waits for it (`scripts/early/presses.ts`). */
  | 'too-slow'
  /** The form's code never comes; the small early script does. */
  | 'form-missing'
  /** No script comes at all. */
  | 'all-missing';

const DELAY_MS: Partial<Record<ScriptTrouble, number>> = {
  'all-slow': 1_500,
  slow: 1_500,
  'too-slow': 20_000,
};

/** A built site on a free port of this machine, whose forms send to where a bench wants them to. */
export interface ServedSite {
  /** The site's origin. */
  origin: string;
  /** How its forms send, from the next page on. */
  setTransport: (transport: Transport | 'own') => void;
  /** The origin that its forms send to, from the next page on. */
  setWebhooks: (origin: string) => void;
  setScripts: (trouble: ScriptTrouble) => void;
  /** Answers a path with this script instead of the built file, as a later deploy would. */
  setScript: (pathname: string, code: string) => void;
  close: () => Promise<void>;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.txt': 'text/plain',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Characters of the longest line icon with its attributes; a drawing has many times as many. */
const LONGEST_SIGN = 2_000;

/** Pictures and fonts, which have no part in this either. */
const LOOKS = /\.(?:avif|webp|jpe?g|png|svg|ico|woff2)$/;

/** The form's island and what it cannot do without: everything that a page does not load by itself. */
const FORM_CODE = /\/_astro\/(LeadForm|react|client|toaster)[.-]/;

/**
 * Serves a built site.
 * @param webhooks the origin that its forms send to, at `/webhook/{quote,landing,contact,lead}`
 */
export async function serveSite(dist: string, webhooks: string): Promise<ServedSite> {
  let transport: Transport | 'own' = 'own';
  let scripts: ScriptTrouble = 'none';
  let receiver = webhooks;
  const deployed = new Map<string, string>();

  /** The build's webhooks, in a page or in a script, become the receiver's. */
  const withWebhooks = (text: string): string => {
    const ours = text.replace(
      /https?:\/\/[^"&<>\s]+?(\/webhook\/(?:quote|landing|contact|lead)\b)/g,
      `${receiver}$1`,
    );
    return transport === 'own' ? ours : ours.replace(/(transport:")[\w-]+(?=")/g, `$1${transport}`);
  };

  const page = (html: string): string =>
    // Drawings have no part in this, and a thousand pages of them take minutes to paint. Signs stay: an island
    // whose markup is not what its code expects reports it.
    html.replace(/<svg\b[^]*?<\/svg>/g, (svg) => (svg.length > LONGEST_SIGN ? '' : svg));

  const answer = async (pathname: string, response: ServerResponse): Promise<void> => {
    const code = deployed.get(pathname);
    if (code !== undefined) {
      return void response
        .writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-cache' })
        .end(code);
    }
    const asked = path.join(dist, path.normalize(pathname === '/' ? '/index' : pathname));
    const name = path.extname(asked) ? asked : `${asked}.html`;
    const type = path.extname(name);
    const isLost =
      (scripts === 'all-missing' && type === '.js') ||
      (scripts === 'form-missing' && FORM_CODE.test(pathname));
    // Not 404, which a page's console would report.
    if (LOOKS.test(type) && existsSync(name))
      return void response.writeHead(200, { 'Content-Type': TYPES[type] ?? 'image/png' }).end();
    if (isLost || !existsSync(name)) return void response.writeHead(404).end();
    if (scripts === 'all-slow' ? type === '.js' : FORM_CODE.test(pathname))
      await wait(DELAY_MS[scripts] ?? 0);
    response.writeHead(200, {
      'Content-Type': TYPES[type] ?? 'application/octet-stream',
      // Scripts too: a deploy with other webhooks gives the script that knows them another name, a lane does not.
      'Cache-Control': ['.html', '.js'].includes(type) ? 'no-cache' : 'max-age=3600',
    });
    if (type === '.html') response.end(page(withWebhooks(readFileSync(name, 'utf8'))));
    else if (type === '.js') response.end(withWebhooks(readFileSync(name, 'utf8')));
    else createReadStream(name).pipe(response);
  };

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    answer(pathname, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    setTransport: (wanted) => void (transport = wanted),
    setWebhooks: (origin) => void (receiver = origin),
    setScripts: (trouble) => void (scripts = trouble),
    setScript: (pathname, code) => void deployed.set(pathname, code),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
