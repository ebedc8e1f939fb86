import { DeskError } from '../folder';

/** Which branch of which repository the desk edits. */
export interface HostSettings {
  /** The address of GitHub's API. */
  api: string;
  /** `owner/name` */
  repository: string;
  branch: string;
}

/** A file in a tree: the name of its content in Git, and its size in bytes. */
export interface TreeFile {
  sha: string;
  size: number;
}

/** A commit as the desk needs it. */
export interface Commit {
  sha: string;
  tree: string;
  parents: string[];
  author: string;
  message: string;
}

/** A file of a commit to make: its content's name in Git, or null for a file that is removed. */
export interface NewFile {
  path: string;
  sha: string | null;
}

/** What the host says about a commit: a check or a deployment. */
export interface Check {
  name: string;
  state: 'waiting' | 'passed' | 'failed';
  /** Where to read more, or the deployed site. */
  url?: string;
}

const kept = 'What you saved is kept in this browser.';

/** GitHub's answers, as far as they are used here. */
interface RawCommit {
  sha: string;
  tree: { sha: string };
  parents: { sha: string }[];
  author: { name: string } | null;
  message: string;
}

const commitFrom = ({ sha, tree, parents, author, message }: RawCommit): Commit => ({
  sha,
  tree: tree.sha,
  parents: parents.map((parent) => parent.sha),
  author: author?.name ?? 'Somebody',
  message,
});

const states: Readonly<Record<string, Check['state']>> = {
  success: 'passed',
  skipped: 'passed',
  neutral: 'passed',
  failure: 'failed',
  error: 'failed',
  cancelled: 'failed',
  timed_out: 'failed',
  action_required: 'failed',
};

const checkFrom = (name: string, state: string | null, url: string | null): Check => ({
  name,
  state: states[state ?? ''] ?? 'waiting',
  ...(url?.startsWith('https://') && { url }),
});

/** A branch of a repository on GitHub, through the documented REST API. What goes wrong is said as a `DeskError`. */
export class GitHub {
  constructor(
    readonly settings: HostSettings,
    private readonly token: string,
  ) {}

  private async ask(
    path: string,
    {
      method = 'GET',
      body,
      accept = 'json',
    }: { method?: string; body?: unknown; accept?: 'json' | 'raw+json' } = {},
  ): Promise<Response> {
    const { api } = this.settings;
    try {
      return await fetch(`${api}${path}`, {
        method,
        body: body === undefined ? null : JSON.stringify(body),
        // GitHub lets browsers keep its answers for a minute, in which somebody else may publish.
        cache: 'no-store',
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        headers: {
          Accept: `application/vnd.github.${accept}`,
          Authorization: `Bearer ${this.token}`,
          'X-GitHub-Api-Version': '2022-11-28',
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
        },
      });
    } catch {
      throw new DeskError(`GitHub cannot be reached. Check the connection to the internet. ${kept}`, 503);
    }
  }

  private async answer(path: string, options: Parameters<GitHub['ask']>[1] = {}): Promise<Response> {
    const response = await this.ask(path, options);
    if (response.ok) return response;
    throw await this.refusal(response);
  }

  private async data<T>(path: string, options: Parameters<GitHub['ask']>[1] = {}): Promise<T> {
    return (await this.answer(path, options)).json() as Promise<T>;
  }

  private async refusal(response: Response): Promise<DeskError> {
    const { status, headers } = response;
    const { message = '' } = (await response.json().catch(() => ({}))) as { message?: string };
    if (status === 401)
      return new DeskError(
        `GitHub does not accept the token: it has expired, was taken back or is not complete. Sign in with a new one. ${kept}`,
        401,
      );
    if (headers.get('x-ratelimit-remaining') === '0') {
      const until = new Date(Number(headers.get('x-ratelimit-reset')) * 1000);
      const time = until.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });
      return new DeskError(
        `GitHub takes no more requests from you until ${time}. Try again then. ${kept}`,
        429,
      );
    }
    if (status === 403)
      return new DeskError(
        `Your token does not allow that. It needs the right "Contents: Read and write" for ${this.settings.repository}. ${kept}`,
        403,
      );
    if (status >= 500)
      return new DeskError(`GitHub has a problem (${status}). Try again in a few minutes. ${kept}`, 502);
    return new DeskError(`GitHub refused (${status})${message && `: ${message}`}. ${kept}`, 502);
  }

  private get repository(): string {
    return `/repos/${this.settings.repository}`;
  }

  /**
   * The name of the person who is signed in.
   * @throws DeskError if the token is not accepted, or if it cannot read or write the repository
   */
  async signIn(): Promise<string> {
    const { login, name } = await this.data<{ login: string; name: string | null }>('/user');
    const { repository } = this.settings;
    const response = await this.ask(this.repository);
    if (response.status === 404)
      throw new DeskError(
        `There is no repository ${repository}, or your token does not include it. Choose it under "Repository access" when you make the token; whoever set up the desk can correct its name.`,
        404,
      );
    if (!response.ok) throw await this.refusal(response);
    const { permissions } = (await response.json()) as { permissions?: { push?: boolean } };
    if (permissions?.push === false)
      throw new DeskError(
        `You may read ${repository} but not change it. Ask its owner for the right to write, then sign in again.`,
        403,
      );
    return name ?? login;
  }

  /**
   * The newest commit of the branch.
   * @throws DeskError if there is no such branch
   */
  async head(): Promise<string> {
    const { branch, repository } = this.settings;
    const response = await this.ask(`${this.repository}/git/ref/heads/${branch}`);
    if (response.status === 404)
      throw new DeskError(
        `${repository} has no branch ${branch}, or your token may not read it (it needs "Contents: Read and write").`,
        404,
      );
    if (!response.ok) throw await this.refusal(response);
    return ((await response.json()) as { object: { sha: string } }).object.sha;
  }

  async commit(sha: string): Promise<Commit> {
    return commitFrom(await this.data<RawCommit>(`${this.repository}/git/commits/${sha}`));
  }

  /** The files of a tree, by path. */
  async tree(sha: string): Promise<Map<string, TreeFile>> {
    const { tree, truncated } = await this.data<{
      tree: { path: string; type: string; sha: string; size?: number }[];
      truncated: boolean;
    }>(`${this.repository}/git/trees/${sha}?recursive=1`);
    if (truncated) throw new DeskError('The repository has more files than GitHub lists at once.', 502);
    const files = tree.filter(({ type }) => type === 'blob');
    return new Map(files.map(({ path, sha: name, size = 0 }) => [path, { sha: name, size }]));
  }

  async blob(sha: string): Promise<Uint8Array> {
    const response = await this.answer(`${this.repository}/git/blobs/${sha}`, { accept: 'raw+json' });
    return new Uint8Array(await response.arrayBuffer());
  }

  /** Sends a file's content, which no commit has yet. */
  async createBlob(content: Uint8Array): Promise<string> {
    let binary = '';
    for (let at = 0; at < content.length; at += 0x8000)
      binary += String.fromCharCode(...content.subarray(at, at + 0x8000));
    const body = { encoding: 'base64', content: btoa(binary) };
    return (await this.data<{ sha: string }>(`${this.repository}/git/blobs`, { method: 'POST', body })).sha;
  }

  /** Makes a commit that no branch has yet. */
  async createCommit(parent: Commit, message: string, files: readonly NewFile[]): Promise<Commit> {
    const tree = await this.data<{ sha: string }>(`${this.repository}/git/trees`, {
      method: 'POST',
      body: {
        base_tree: parent.tree,
        tree: files.map((file) => ({ ...file, mode: '100644', type: 'blob' })),
      },
    });
    return commitFrom(
      await this.data<RawCommit>(`${this.repository}/git/commits`, {
        method: 'POST',
        body: { message, tree: tree.sha, parents: [parent.sha] },
      }),
    );
  }

  /**
   * Makes a commit the newest one of the branch.
   * @returns false if the branch has another newest commit than its parent
   * @throws DeskError if GitHub refuses for another reason, such as a rule of the branch
   */
  async moveTo({ sha, parents }: Commit): Promise<boolean> {
    const response = await this.ask(`${this.repository}/git/refs/heads/${this.settings.branch}`, {
      method: 'PATCH',
      body: { sha, force: false },
    });
    if (response.ok) return true;
    if (response.status === 422 && (await this.head()) !== parents[0]) return false;
    throw await this.refusal(response);
  }

  /** The last commits of the branch, newest first; with a folder, those that changed it. */
  async commits(folder = ''): Promise<Commit[]> {
    const query = new URLSearchParams({
      sha: this.settings.branch,
      per_page: '50',
      ...(folder && { path: folder }),
    });
    const found = await this.data<
      { sha: string; parents: { sha: string }[]; commit: Omit<RawCommit, 'parents'> }[]
    >(`${this.repository}/commits?${query}`);
    return found.map(({ sha, parents, commit }) => commitFrom({ ...commit, sha, parents }));
  }

  /**
   * What the host says about a commit: its statuses, which also services that deploy the site write, and its workflows.
   * Not the list of check runs, because fine-grained tokens cannot have the right to read it. Says nothing about what the
   * token may not read.
   */
  async checks(sha: string): Promise<Check[]> {
    const quietly = <T>(path: string) => this.data<T>(path).catch(() => undefined);
    const [statuses, runs] = await Promise.all([
      quietly<{ statuses: { context: string; state: string; target_url: string | null }[] }>(
        `${this.repository}/commits/${sha}/status`,
      ),
      quietly<{
        workflow_runs: { name: string; status: string; conclusion: string | null; html_url: string }[];
      }>(`${this.repository}/actions/runs?head_sha=${sha}`),
    ]);
    return [
      ...(statuses?.statuses ?? []).map(({ context, state, target_url }) =>
        checkFrom(context, state, target_url),
      ),
      ...(runs?.workflow_runs ?? []).map(({ name, conclusion, html_url }) =>
        checkFrom(name, conclusion, html_url),
      ),
    ];
  }
}
