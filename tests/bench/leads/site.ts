import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Transport } from '@/leads/types';
import { listen } from '@/tools/preview/listen';

/** How the server delays or drops the site's scripts. */
export type ScriptTrouble =
  | 'none'
  /** Every script takes 1.5 seconds. */
  | 'all-slow'
  /** Only the form's code takes 1.5 seconds. */
  | 'slow'
  /** The form's code never comes; the early script does. */
  | 'form-missing'
  /** The code that sends what waits never comes. */
  | 'delivery-missing'
  /** No script comes at all. */
  | 'all-missing';

const DELAY_MS = 1_500;

/** A built site on a free local port, whose forms send to an address that the bench sets. */
export type ServedSite = Awaited<ReturnType<typeof serveSite>>;

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.txt': 'text/plain',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** More characters than any icon has with its attributes; drawings have many times as many. */
const LONGEST_ICON = 2_000;

/** Pictures and fonts, which the bench does not need. */
const LOOKS = /\.(?:avif|webp|jpe?g|png|svg|ico|woff2)$/;

/** The form's island and the scripts that it needs. Pages load these only when the form hydrates. */
const FORM_CODE = /\/_astro\/(LeadForm|react|client|toaster)[.-]/;

/** What a page with a waiting request fetches (`browser/early/leads.ts`). */
const DELIVERY_CODE = /\/_astro\/waiting-leads\./;

/**
 * Serves a built site.
 * @param webhooks the origin that its forms send to, at `/webhook/{quote,landing,contact,lead}`
 */
export async function serveSite(dist: string, webhooks: string) {
  let transport: Transport | 'own' = 'own';
  let scripts: ScriptTrouble = 'none';
  let receiver = webhooks;
  const deployed = new Map<string, string>();

  /** Replaces the addresses of the build's webhooks in a page or script. */
  const withWebhooks = (text: string): string => {
    const ours = text.replace(
      /https?:\/\/[^"&<>\s]+?(\/webhook\/(?:quote|landing|contact|lead|photo)\b)/g,
      `${receiver}$1`,
    );
    return transport === 'own' ? ours : ours.replace(/(transport:")[\w-]+(?=")/g, `$1${transport}`);
  };

  const page = (html: string): string =>
    // Removes drawings, because painting them in a thousand pages takes minutes. Icons stay: React reports an island
    // whose markup differs from what its code renders.
    html.replace(/<svg\b[^]*?<\/svg>/g, (svg) => (svg.length > LONGEST_ICON ? '' : svg));

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
      (scripts === 'form-missing' && FORM_CODE.test(pathname)) ||
      (scripts === 'delivery-missing' && DELIVERY_CODE.test(pathname));
    // An empty answer instead of 404, which would be reported in the console.
    if (LOOKS.test(type) && existsSync(name))
      return void response.writeHead(200, { 'Content-Type': TYPES[type] ?? 'image/png' }).end();
    if (isLost || !existsSync(name)) return void response.writeHead(404).end();
    const isSlow =
      (scripts === 'all-slow' && type === '.js') || (scripts === 'slow' && FORM_CODE.test(pathname));
    if (isSlow) await wait(DELAY_MS);
    response.writeHead(200, {
      'Content-Type': TYPES[type] ?? 'application/octet-stream',
      // Scripts, too: a deploy with other webhooks changes the name of the script that contains them, but here the
      // name stays the same.
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
  const { port, close } = await listen(server, 0, '127.0.0.1');

  return {
    origin: `http://localhost:${port}`,
    setTransport: (wanted: Transport | 'own') => void (transport = wanted),
    /** Sets the origin that its forms send to, from the next page load on. */
    setWebhooks: (origin: string) => void (receiver = origin),
    setScripts: (trouble: ScriptTrouble) => void (scripts = trouble),
    /** Answers a path with this script instead of the built file, as a later deploy would. */
    setScript: (pathname: string, code: string) => void deployed.set(pathname, code),
    close,
  };
}
