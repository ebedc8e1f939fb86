import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Transport } from '../../leads/types';
import { createInbox, type Inbox } from '../inbox';
import type { Fault } from '../inbox/faults';
import type { InboxLead } from '../inbox/lead-store';

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

/**
 * A copy of the built site with a lead inbox of its own, so that a fault meets the devices of one scenario and no
 * other. Both are addressed by free ports of this machine.
 */
export interface Lane {
  /** The site's origin. */
  origin: string;
  /** How its forms send, from the next page on. */
  setTransport: (transport: Transport | 'own') => void;
  /** Whether its forms send to a machine that is gone and not to the inbox, from the next page on. */
  setGone: (isGone: boolean) => void;
  setScripts: (trouble: ScriptTrouble) => void;
  /** Answers a path with this script instead of the built file, as a later deploy would. */
  setScript: (pathname: string, code: string) => void;
  /** Tells the inbox how to fail (`readFault`); `ok` heals it. */
  setFault: (fault: Partial<Fault>) => Promise<void>;
  /** Refuses connections, as a machine that is not there, until `up`. */
  down: () => Promise<void>;
  up: () => Promise<void>;
  leads: () => Promise<InboxLead[]>;
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

/** Where nobody listens: the discard port, which Chromium does not even try. */
const NOWHERE = 'http://localhost:9';

/** Characters of the longest line icon with its attributes; a drawing has many times as many. */
const LONGEST_SIGN = 2_000;

/** Pictures and fonts, which have no part in this either. */
const LOOKS = /\.(?:avif|webp|jpe?g|png|svg|ico|woff2)$/;

/** The form's island and what it cannot do without: everything that a page does not load by itself. */
const FORM_CODE = /\/_astro\/(LeadForm|react|client|toaster)[.-]/;

/** Opens a lane over a built site. @param file where its inbox keeps the leads */
export async function openLane(dist: string, file: string): Promise<Lane> {
  let inbox: Inbox | undefined = await createInbox({ file, port: 0 });
  const { port, url } = inbox;
  let transport: Transport | 'own' = 'own';
  let isGone = false;
  let scripts: ScriptTrouble = 'none';
  const deployed = new Map<string, string>();

  /** The build's webhooks, in a page or in a script, become this lane's. */
  const withWebhooks = (text: string): string => {
    const ours = text.replace(
      /https?:\/\/[^"&<>\s]+?(\/webhook\/(?:quote|landing|contact|lead)\b)/g,
      `${isGone ? NOWHERE : url}$1`,
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

  const up = async (): Promise<void> => {
    inbox ??= await createInbox({ file, port });
  };
  const down = async (): Promise<void> => {
    await inbox?.close();
    inbox = undefined;
  };
  const ask = async (address: string, init?: RequestInit): Promise<Response> => {
    await up();
    const response = await fetch(url + address, init);
    if (!response.ok)
      throw new Error(`The lane's inbox answers ${response.status}: ${await response.text()}`);
    return response;
  };
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    setTransport: (wanted) => void (transport = wanted),
    setGone: (gone) => void (isGone = gone),
    setScripts: (trouble) => void (scripts = trouble),
    setScript: (pathname, code) => void deployed.set(pathname, code),
    setFault: async (fault) => {
      await ask('/faults', {
        method: 'POST',
        body: JSON.stringify(fault),
        headers: { 'Content-Type': 'application/json' },
      });
    },
    down,
    up,
    leads: async () => (await (await ask('/leads.json')).json()) as InboxLead[],
    close: async () => {
      await new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      });
      await down();
    },
  };
}
