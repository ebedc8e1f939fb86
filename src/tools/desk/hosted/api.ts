import { DeskError } from '../folder';
import type { Check, Commit, HostSettings, NewFile } from './host';

/** What every refusal says last. */
const kept = 'What you saved is kept in this browser.';

/** How to ask. */
interface Options {
  method?: string;
  body?: unknown;
  accept?: string;
}

const states: Readonly<Record<string, Check['state']>> = {
  success: 'passed',
  skipped: 'passed',
  neutral: 'passed',
  failure: 'failed',
  failed: 'failed',
  error: 'failed',
  cancelled: 'failed',
  canceled: 'failed',
  timed_out: 'failed',
  action_required: 'failed',
};

/** A check with the host's word for how it went. */
export const checkFrom = (name: string, state: string | null, url: string | null): Check => ({
  name,
  state: states[state ?? ''] ?? 'waiting',
  ...(url?.startsWith('https://') && { url }),
});

/** The bytes of a file as base64. */
export function base64(content: Uint8Array): string {
  let binary = '';
  for (let at = 0; at < content.length; at += 0x8000)
    binary += String.fromCharCode(...content.subarray(at, at + 0x8000));
  return btoa(binary);
}

/** Where the branches begin that wait for approval. */
export const proposed = 'desk/';

/** What helps when a rule of the branch refuses a commit. */
export const askInstead =
  'If the site takes only what somebody has approved, press "Send for approval" instead.';

/** The REST API of a host. What goes wrong is said as a `DeskError`. */
export abstract class Api {
  protected abstract readonly name: string;
  /** What the person may not do, and what helps. */
  protected abstract readonly forbidden: string;
  /** What each request says besides. */
  protected readonly headers: Readonly<Record<string, string>> = {};

  constructor(
    readonly settings: HostSettings,
    /** What the person signed in with. */
    public token: string,
  ) {}

  protected async ask(
    path: string,
    { method = 'GET', body, accept = 'application/json' }: Options = {},
  ): Promise<Response> {
    try {
      return await fetch(this.settings.api + path, {
        method,
        body: body === undefined ? null : JSON.stringify(body),
        // GitHub lets browsers keep its answers for a minute, in which somebody else may publish.
        cache: 'no-store',
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        headers: {
          Accept: accept,
          Authorization: `Bearer ${this.token}`,
          ...this.headers,
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
        },
      });
    } catch {
      throw new DeskError(
        `${this.name} cannot be reached. Check the connection to the internet. ${kept}`,
        503,
      );
    }
  }

  /** @param missing what to say if there is nothing at the path */
  protected async answer(path: string, options: Options = {}, missing?: string): Promise<Response> {
    const response = await this.ask(path, options);
    if (response.ok) return response;
    throw response.status === 404 && missing !== undefined
      ? new DeskError(missing, 404)
      : await this.refusal(response);
  }

  protected async data<T>(path: string, options: Options = {}, missing?: string): Promise<T> {
    return (await this.answer(path, options, missing)).json() as Promise<T>;
  }

  /** Undefined if the host refuses or cannot be reached. */
  protected async quietly<T>(path: string): Promise<T | undefined> {
    return this.data<T>(path).catch(() => undefined);
  }

  protected post<T>(path: string, body: unknown): Promise<T> {
    return this.data<T>(path, { method: 'POST', body });
  }

  protected async refusal(response: Response): Promise<DeskError> {
    const { status, headers } = response;
    const { message, error } = (await response.json().catch(() => ({}))) as Record<string, unknown>;
    if (status === 401)
      return new DeskError(
        `${this.name} does not accept the token: it has expired, was taken back or is not complete. Sign out and in again. ${kept}`,
        401,
      );
    if (status === 429 || headers.get('x-ratelimit-remaining') === '0') {
      const reset = Number(headers.get('x-ratelimit-reset') ?? headers.get('ratelimit-reset'));
      const time = new Date(reset * 1000).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });
      return new DeskError(
        `${this.name} takes no more requests from you${reset > 0 ? ` until ${time}` : ' for a while'}. Try again then. ${kept}`,
        429,
      );
    }
    if (status === 403) return new DeskError(`${this.forbidden} ${kept}`, 403);
    if (status >= 500)
      return new DeskError(
        `${this.name} has a problem (${status}). Try again in a few minutes. ${kept}`,
        502,
      );
    const why = message ?? error;
    return new DeskError(
      `${this.name} refused (${status})${typeof why === 'string' ? `: ${why}` : ''}. ${kept}`,
      502,
    );
  }

  /** The path of a branch, where it can be deleted. */
  protected abstract branchAt(name: string): string;
  /** Makes one commit on a new branch. */
  protected abstract commitOn(
    branch: string,
    parent: Commit,
    message: string,
    files: readonly NewFile[],
  ): Promise<void>;
  protected abstract askApproval(branch: string, title: string, text: string): Promise<void>;

  async propose(parent: Commit, message: string, files: readonly NewFile[]): Promise<void> {
    const branch = proposed + new Date().toISOString().replaceAll(/\D/g, '');
    await this.commitOn(branch, parent, message, files);
    const [title = '', ...text] = message.split('\n');
    try {
      await this.askApproval(branch, title, text.join('\n').trim());
    } catch (error) {
      // Nobody would look at a branch that nobody was asked to look at.
      await this.ask(this.branchAt(branch), { method: 'DELETE' }).catch(() => undefined);
      throw error;
    }
  }
}
