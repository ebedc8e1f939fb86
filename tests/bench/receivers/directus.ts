import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '@/tools/preview/free-port';
import { installed, startProgram, type Receiver } from './program';

export const DIRECTUS = {
  name: 'directus',
  version: '12.4.0',
  size: '690 MB',
  compiled: ['sqlite3'],
  // The version that it names does not compile with Node 24; this one brings a binary.
  overrides: { 'isolated-vm': '7.0.1' },
  more: { sqlite3: '6.0.1' },
};

const [email, password] = ['office@example.com', 'a long one for tests'];

/**
 * Starts Directus with an SQLite database, reachable from this machine only, and makes what its owner would by
 * src/leads/README.md: a collection whose key is typed by hand, and a flow with the trigger Webhook, 'error on reject', not
 * asynchronous. Its first step writes an item. Where that fails, the second reads it: a request that came before is there.
 * @param cors whether `CORS_ENABLED` and `CORS_ORIGIN` are set
 */
export async function startDirectus(home: string, site: string, cors: boolean): Promise<Receiver> {
  const program = path.join(installed(DIRECTUS), 'cli.js');
  mkdirSync(home, { recursive: true });
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const env = {
    PATH: process.env.PATH,
    HOME: home,
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: origin,
    DB_CLIENT: 'sqlite3',
    DB_FILENAME: path.join(home, 'data.db'),
    SECRET: 'only for tests, and long enough for it',
    ADMIN_EMAIL: email,
    ADMIN_PASSWORD: password,
    TELEMETRY: 'false',
    // Otherwise it answers 503 on a busy machine.
    PRESSURE_LIMITER_ENABLED: 'false',
    ...(cors ? { CORS_ENABLED: 'true', CORS_ORIGIN: site } : {}),
  };
  execFileSync(process.execPath, [program, 'bootstrap'], {
    cwd: home,
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const running = await startProgram([process.execPath, program, 'start'], { cwd: home, env }, async () => {
    const { ok } = await fetch(`${origin}/server/ping`);
    return ok;
  });

  const ask = async <Data>(method: string, place: string, body?: object, token?: string): Promise<Data> => {
    const response = await fetch(`${origin}${place}`, {
      method,
      body: body && JSON.stringify(body),
      headers: {
        'Content-Type': 'application/json',
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
      },
    });
    if (!response.ok) throw new Error(`${place} answers ${response.status}: ${await response.text()}`);
    return ((await response.json()) as { data: Data }).data;
  };
  const signIn = async (): Promise<string> =>
    (await ask<{ access_token: string }>('POST', '/auth/login', { email, password })).access_token;
  const token = await signIn();
  await ask(
    'POST',
    '/collections',
    {
      collection: 'website_requests',
      schema: {},
      meta: {},
      fields: [
        { field: 'id', type: 'string', schema: { is_primary_key: true } },
        { field: 'request', type: 'json', meta: { special: ['cast-json'] } },
      ],
    },
    token,
  );
  const flow = await ask<{ id: string }>(
    'POST',
    '/flows',
    {
      name: 'Requests from the website',
      status: 'active',
      trigger: 'webhook',
      options: { method: 'POST', async: false, error_on_reject: true, return: '$last' },
    },
    token,
  );
  const addStep = async (key: string, type: string, options: object, reject?: string): Promise<string> =>
    (
      await ask<{ id: string }>(
        'POST',
        '/operations',
        {
          flow: flow.id,
          name: key,
          key,
          type,
          position_x: 19,
          position_y: 1,
          reject,
          // Otherwise a step may do what the visitor may, which is nothing: 403.
          options: { collection: 'website_requests', permissions: '$full', ...options },
        },
        token,
      )
    ).id;
  const id = '{{$trigger.body.timestamp}} {{$trigger.body.phone}}';
  const read = await addStep('read', 'item-read', { key: [id] });
  const payload = { id, request: '{{$trigger.body}}' };
  const write = await addStep('write', 'item-create', { payload }, read);
  await ask('PATCH', `/flows/${flow.id}`, { operation: write }, token);
  return {
    address: `${origin}/flows/trigger/${flow.id}`,
    ...running,
    kept: async () => {
      const items = await ask<{ request: unknown }[]>(
        'GET',
        '/items/website_requests?limit=-1&sort=id',
        undefined,
        await signIn(),
      );
      return items.map(({ request }) => request);
    },
  };
}
