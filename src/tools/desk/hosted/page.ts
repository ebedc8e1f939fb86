/** The hosted desk: sign-in, and what the host says. Everything else is the same page as on the dev server. */
import { tokenFromGitHub } from './github-sign-in';
import { broughtBack, fresh, signInAddress, type Tokens } from './gitlab-sign-in';
import type { HostSettings } from './host';
import type { HostState } from './routes';
import type { Answered, Asked } from './worker';

/** The status of an answer after which everything must be read again, because somebody else has published. */
const overtaken = 412;

const tokenKey = 'desk.token';

function element<T extends HTMLElement>(id: string, type: new () => T): T {
  const found = document.getElementById(id);
  if (!(found instanceof type)) throw new Error(`The desk's page has no ${id}.`);
  return found;
}

const form = element('sign-in', HTMLFormElement);
const token = element('token', HTMLInputElement);
const answer = element('sign-in-answer', HTMLElement);
const host = element('host', HTMLElement);
const aside = element('aside', HTMLElement);
const editor = element('editor', HTMLIFrameElement);

const worker = new Worker('/desk/worker.js', { type: 'module' });
const waiting = new Map<number, (answered: Answered) => void>();
let count = 0;
worker.addEventListener('message', ({ data }: MessageEvent<Answered>) => {
  waiting.get(data.id)?.(data);
  waiting.delete(data.id);
});

/** What GitLab gave at sign-in; undefined at GitHub. */
let tokens: Tokens | undefined;
const home = `${location.origin}/`;

/** One after the other, because what renews the tokens can be used once. */
let renewing = Promise.resolve();

/** Renews what GitLab gave, if it is time. If that fails, the host's next answer says so. */
function renew(settings: HostSettings): Promise<void> {
  renewing = renewing.then(async () => {
    const renewed = tokens && (await fresh(settings, home, tokens).catch(() => undefined));
    if (!renewed || renewed === tokens) return;
    tokens = renewed;
    localStorage.setItem(tokenKey, JSON.stringify(tokens));
    await ask('/desk/token', { method: 'PUT', body: tokens.access });
  });
  return renewing;
}

/** Asks the worker as `fetch` asks a server. */
async function ask(
  address: RequestInfo | URL,
  { method = 'GET', body }: RequestInit = {},
): Promise<Response> {
  const bytes = body === undefined || body === null ? undefined : await new Response(body).arrayBuffer();
  const id = count++;
  const {
    status,
    type,
    body: content,
  } = await new Promise<Answered>((resolve) => {
    waiting.set(id, resolve);
    worker.postMessage({ id, method, address: String(address), body: bytes } satisfies Asked);
  });
  if (/\/(publish|propose|undo)$/.test(String(address))) void showHost();
  if (status === overtaken) editor.contentWindow?.location.reload();
  return new Response(content as BodyInit, {
    status,
    headers: { 'Content-Type': type === 'json' ? 'application/json' : `image/${type}` },
  });
}
const said = { waiting: 'at work …', passed: 'done', failed: 'failed' } as const;

function listItem(...parts: (string | Node)[]): HTMLLIElement {
  const item = document.createElement('li');
  item.append(...parts);
  return item;
}

function link(text: string, href: string | undefined): string | Node {
  if (href === undefined) return text;
  const found = Object.assign(document.createElement('a'), { href, target: '_blank', rel: 'noopener' });
  found.textContent = text;
  return found;
}

async function showHost(): Promise<void> {
  const response = await ask('/desk/host.json');
  if (!response.ok) return;
  const { checks, proposals, setAside } = (await response.json()) as HostState;
  element('checks', HTMLElement).replaceChildren(
    ...checks.map(({ name, state, url }) => listItem(link(name, url), `: ${said[state]}`)),
  );
  element('proposals', HTMLElement).replaceChildren(
    ...proposals.map(({ title, url }) => listItem('Waits for approval: ', link(title, url))),
  );
  aside.hidden = setAside.length === 0;
  aside.querySelector('ul')?.replaceChildren(...setAside.map((words) => listItem(words)));
}

async function signIn(settings: HostSettings, given: string): Promise<void> {
  answer.textContent = 'Reading the content. The first time takes a while …';
  const response = await ask('/desk/sign-in', {
    method: 'POST',
    body: JSON.stringify({ settings, token: given }),
  });
  const { name, error } = (await response.json()) as { name?: string; error?: string };
  answer.textContent = error ?? '';
  form.hidden = response.ok;
  if (!response.ok) return;
  localStorage.setItem(tokenKey, tokens ? JSON.stringify(tokens) : given);
  host.hidden = false;
  window.deskAsk = async (address, init) => (await renew(settings), ask(address, init));
  element('signed-in', HTMLElement).textContent = `${name} at ${settings.repository}`;
  editor.src = '/desk/editor/';
  await import('../page/desk');
  await showHost();
  setInterval(() => void (document.hidden || showHost()), 30_000);
}

/** Signs in with the token of this person, the one of the last time, or what the owner's server gets from GitHub. */
function signInAtGitHub(settings: HostSettings): void {
  const { signIn: server } = settings;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void signIn(settings, token.value.trim());
  });
  if (server !== undefined) {
    const button = element('sign-in-github', HTMLButtonElement);
    element('without-token', HTMLElement).hidden = false;
    button.addEventListener('click', () => {
      button.disabled = true;
      answer.textContent = 'Sign in at GitHub, in the window that has opened …';
      void tokenFromGitHub(server)
        .then(
          (given) => signIn(settings, given),
          (error: Error) => void (answer.textContent = error.message),
        )
        .finally(() => (button.disabled = false));
    });
  }
  const kept = localStorage.getItem(tokenKey);
  form.hidden = kept !== null;
  if (kept !== null) void signIn(settings, kept);
}

/** Signs in with what GitLab gave, now or the last time. */
async function signInAtGitLab(settings: HostSettings): Promise<void> {
  const button = element('submit', HTMLButtonElement);
  button.textContent = 'Sign in with GitLab';
  form.replaceChildren(button);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void signInAddress(settings, home, sessionStorage).then((address) => location.assign(address));
  });
  try {
    const query = new URLSearchParams(location.search);
    history.replaceState(null, '', home);
    const kept = localStorage.getItem(tokenKey);
    tokens = await broughtBack(settings, home, query, sessionStorage);
    if (!tokens && kept !== null) tokens = await fresh(settings, home, JSON.parse(kept) as Tokens);
    if (tokens) await signIn(settings, tokens.access);
  } catch (error) {
    answer.textContent = (error as Error).message;
  }
  form.hidden = !host.hidden;
}

element('sign-out', HTMLButtonElement).addEventListener('click', () => {
  localStorage.removeItem(tokenKey);
  location.reload();
});
element('dismiss', HTMLButtonElement).addEventListener('click', () => {
  void ask('/desk/set-aside', { method: 'DELETE' }).then(showHost);
});

// Two windows would each keep changes that the other one does not know.
void navigator.locks.request('desk', { ifAvailable: true }, async (lock) => {
  if (!lock) {
    answer.textContent =
      'The desk is open in another window of this browser. Close it there, then reload this one.';
    return undefined;
  }
  const settings = (await (await fetch('/desk/settings.json')).json()) as HostSettings;
  if (settings.application === undefined) signInAtGitHub(settings);
  else void signInAtGitLab(settings);
  // Held until the window is closed.
  return new Promise(() => undefined);
});
