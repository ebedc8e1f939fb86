/**
 * Sign-in at GitHub through a small server of the owner's, because GitHub gives tokens only to who knows the secret of an
 * application. The server shows GitHub's pages in a window of its own and then sends the token to the desk, with the
 * messages that Netlify's server began and the Sveltia CMS Authenticator has taken over.
 */
import { DeskError } from '../folder';

/** How often to look whether the window was closed, in milliseconds: nothing tells the desk. */
const pause = 500;

const hello = 'authorizing:github';

/**
 * The token of the person who signs in. Call it in answer to a press, or the browser blocks the window.
 * @param server the address of the sign-in server, without a slash at the end
 * @throws DeskError if the window was blocked or closed, or if GitHub does not let the person in
 */
export async function tokenFromGitHub(server: string, desk: Window = window): Promise<string> {
  const { origin, host } = new URL(server);
  const query = new URLSearchParams({
    provider: 'github',
    site_id: desk.location.hostname,
    scope: 'repo,user',
  });
  const popup = desk.open(`${server}/auth?${query}`, 'desk-sign-in', 'popup,width=640,height=800');
  if (!popup)
    throw new DeskError(
      'The browser blocked the window in which you sign in. Allow windows of this address, at the end of the address bar, and press the button again.',
      401,
    );
  const end = new AbortController();
  try {
    return await new Promise<string>((resolve, reject) => {
      const refuse = (why: string) => reject(new DeskError(why, 401));
      desk.addEventListener(
        'message',
        ({ origin: from, source, data }: MessageEvent<unknown>) => {
          if (from !== origin || source !== popup || typeof data !== 'string') return;
          // The window does not know where the desk is; its answer tells it.
          if (data === hello) popup.postMessage(hello, origin);
          const [, json] = /^authorization:github:(?:success|error):(.*)$/s.exec(data) ?? [];
          if (json === undefined) return;
          const { token, error } = parsed(json);
          if (typeof token === 'string' && token !== '') resolve(token);
          else
            refuse(
              `GitHub did not let you in, or you did not allow it. Press the button again. If it stays so, tell whoever set up the desk that ${host} says: ${typeof error === 'string' ? error : 'no token'}`,
            );
        },
        { signal: end.signal },
      );
      const watch = setInterval(() => {
        if (popup.closed)
          refuse(
            `The window in which you sign in was closed before GitHub let you in. Press the button again. If it only showed an error, tell whoever set up the desk that ${host} does not answer.`,
          );
      }, pause);
      end.signal.addEventListener('abort', () => clearInterval(watch));
    });
  } finally {
    end.abort();
    popup.close();
  }
}

function parsed(json: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(json)) as Record<string, unknown>;
  } catch {
    return {};
  }
}
