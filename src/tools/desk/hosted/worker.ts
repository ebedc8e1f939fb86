/** Works for the desk's pages in this browser, as the dev server does on a developer's machine. */
import { DeskError } from '../folder';
import { json, type Answer, type Route } from '../routes';
import { GitHub } from './github';
import { GitLab } from './gitlab';
import type { HostSettings } from './host';
import { hostedRoutes } from './routes';
import { openStore } from './store';
import { WorkingCopy } from './working-copy';

/** A request of a page, as `fetch` would send it. */
export interface Asked {
  id: number;
  method: string;
  address: string;
  body: ArrayBuffer | undefined;
}

/** The answer to a request. */
export interface Answered extends Answer {
  id: number;
  status: number;
}

let routes: Record<string, Route> = {
  'POST /sign-in': async (_, body) => {
    const { settings, token } = JSON.parse(new TextDecoder().decode(await body())) as {
      settings: HostSettings;
      token: string;
    };
    const host = new (settings.application === undefined ? GitHub : GitLab)(settings, token);
    const name = await host.signIn();
    const copy = await WorkingCopy.open(host, await openStore(`${settings.repository} ${settings.branch}`));
    routes = {
      ...routes,
      ...hostedRoutes(host, copy),
      // The page renews it.
      'PUT /token': async (_, renewed) => {
        host.token = new TextDecoder().decode(await renewed());
        return json({});
      },
    };
    return json({ name });
  },
};

async function answer({ method, address, body }: Asked): Promise<Answer & { status: number }> {
  const { pathname, searchParams } = new URL(address, location.origin);
  try {
    const route = routes[`${method} ${pathname.replace(/^\/desk/, '')}`];
    if (!route) throw new DeskError(`The desk has nothing at ${pathname}.`, 404);
    const found = await route(searchParams, () =>
      Promise.resolve(new Uint8Array(body ?? new ArrayBuffer(0))),
    );
    return { status: 200, ...found };
  } catch (error) {
    const { status, message } = error instanceof DeskError ? error : { status: 500, message: String(error) };
    return { status, ...json({ error: message }) };
  }
}

const reply = async (asked: Asked) => {
  self.postMessage({ id: asked.id, ...(await answer(asked)) } satisfies Answered);
};

// One after the other, so that no request sees what another one has done halfway; but nobody waits for the checks.
let turn: Promise<unknown> = Promise.resolve();
self.addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  if (data.address.startsWith('/desk/host.json')) void reply(data);
  else turn = turn.then(() => reply(data));
});
