/**
 * Sign-in at GitLab without a server: OAuth's authorization code with PKCE (RFC 7636), as GitLab documents it for
 * applications that are not confidential.
 */
import { DeskError } from '../folder';
import type { HostSettings } from './host';

/** What GitLab gave at sign-in. It holds for two hours and is renewed until the person signs out. */
export interface Tokens {
  access: string;
  refresh: string;
  /** When the first one expires, in milliseconds since 1970. */
  until: number;
}

/** Where the page keeps what it needs when GitLab sends the person back. */
const pendingKey = 'desk.sign-in';
/** How long before they expire tokens are renewed, in milliseconds. */
const early = 60_000;

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
const random = (): string => base64url(crypto.getRandomValues(new Uint8Array(32)));

/** GitLab's own address. A server of an organization may have it in a folder. */
const gitlab = ({ api }: HostSettings): string => api.replace(/\/api\/v4$/, '');

/**
 * The page of GitLab that asks the person to sign in.
 * @param home the desk's own address, to which GitLab sends the person back
 */
export async function signInAddress(settings: HostSettings, home: string, session: Storage): Promise<string> {
  const [state, verifier] = [random(), random()];
  session.setItem(pendingKey, JSON.stringify({ state, verifier }));
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  const query = new URLSearchParams({
    client_id: settings.application ?? '',
    redirect_uri: home,
    response_type: 'code',
    scope: 'api',
    state,
    code_challenge: base64url(new Uint8Array(hash)),
    code_challenge_method: 'S256',
  });
  return `${gitlab(settings)}/oauth/authorize?${query}`;
}

/**
 * What the person brings back from GitLab.
 * @param query of the address to which GitLab sent the person
 * @returns undefined if the person does not come from there
 * @throws DeskError if GitLab refuses, or if nobody here began this sign-in
 */
export async function broughtBack(
  settings: HostSettings,
  home: string,
  query: URLSearchParams,
  session: Storage,
): Promise<Tokens | undefined> {
  const [code, state] = [query.get('code'), query.get('state')];
  if (state === null) return undefined;
  const pending = JSON.parse(session.getItem(pendingKey) ?? '{}') as { state?: string; verifier?: string };
  session.removeItem(pendingKey);
  if (state !== pending.state || pending.verifier === undefined)
    throw new DeskError('This sign-in was not begun in this window. Sign in again.', 401);
  if (code === null)
    throw new DeskError('GitLab did not let you in, or you did not allow it. Sign in again.', 401);
  return tokensFor(settings, home, {
    grant_type: 'authorization_code',
    code,
    code_verifier: pending.verifier,
  });
}

/** The same tokens, or new ones if they expire soon. */
export async function fresh(settings: HostSettings, home: string, tokens: Tokens): Promise<Tokens> {
  if (Date.now() < tokens.until - early) return tokens;
  return tokensFor(settings, home, { grant_type: 'refresh_token', refresh_token: tokens.refresh });
}

async function tokensFor(
  settings: HostSettings,
  home: string,
  what: Record<string, string>,
): Promise<Tokens> {
  const asked = Date.now();
  const response = await fetch(`${gitlab(settings)}/oauth/token`, {
    method: 'POST',
    // As a form: GitLab lets pages of other addresses send no other type here.
    body: new URLSearchParams({ ...what, client_id: settings.application ?? '', redirect_uri: home }),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  }).catch(() => undefined);
  if (!response) throw new DeskError('GitLab cannot be reached. Check the connection to the internet.', 503);
  if (!response.ok) throw new DeskError('GitLab does not know this sign-in any more. Sign in again.', 401);
  const { access_token, refresh_token, expires_in } = (await response.json()) as {
    access_token: string;
    refresh_token: string;
    expires_in: number;
  };
  return { access: access_token, refresh: refresh_token, until: asked + expires_in * 1000 };
}
