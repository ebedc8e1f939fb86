import { DeskError } from '../folder';
import {
  askInstead,
  base64,
  kept,
  newBranch,
  proposed,
  titleAndText,
  type Check,
  type Commit,
  type Host,
  type HostSettings,
  type NewFile,
  type Proposal,
  type TreeFile,
} from './host';

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

/** A branch of a repository on GitHub, through the documented REST API. */
export class GitHub implements Host {
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

  private quietly<T>(path: string): Promise<T | undefined> {
    return this.data<T>(path).catch(() => undefined);
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
        `Your token does not allow that. For ${this.settings.repository} it needs the right "Contents: Read and write", and to send for approval "Pull requests: Read and write". ${kept}`,
        403,
      );
    if (status >= 500)
      return new DeskError(`GitHub has a problem (${status}). Try again in a few minutes. ${kept}`, 502);
    return new DeskError(`GitHub refused (${status})${message && `: ${message}`}. ${kept}`, 502);
  }

  private get repository(): string {
    return `/repos/${this.settings.repository}`;
  }

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

  async tree({ tree: sha }: Commit): Promise<Map<string, TreeFile>> {
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

  /** Makes a commit that no branch has yet. */
  private async newCommit(parent: Commit, message: string, files: readonly NewFile[]): Promise<Commit> {
    const post = <T>(what: string, body: unknown) =>
      this.data<T>(`${this.repository}/git/${what}`, { method: 'POST', body });
    const blob = async (content: Uint8Array) =>
      (await post<{ sha: string }>('blobs', { encoding: 'base64', content: base64(content) })).sha;
    const tree = await Promise.all(
      files.map(async ({ path, content }) => ({
        path,
        sha: content && (await blob(content)),
        mode: '100644',
        type: 'blob',
      })),
    );
    const { sha } = await post<{ sha: string }>('trees', { base_tree: parent.tree, tree });
    return commitFrom(await post<RawCommit>('commits', { message, tree: sha, parents: [parent.sha] }));
  }

  async publish(parent: Commit, message: string, files: readonly NewFile[]): Promise<Commit | undefined> {
    const commit = await this.newCommit(parent, message, files);
    const response = await this.ask(`${this.repository}/git/refs/heads/${this.settings.branch}`, {
      method: 'PATCH',
      body: { sha: commit.sha, force: false },
    });
    if (response.ok) return commit;
    if (response.status === 422 && (await this.head()) !== parent.sha) return undefined;
    const { message: why, status } = await this.refusal(response);
    throw new DeskError(status === 502 ? `${why} ${askInstead}` : why, status);
  }

  async propose(parent: Commit, message: string, files: readonly NewFile[]): Promise<void> {
    const { sha } = await this.newCommit(parent, message, files);
    const branch = newBranch();
    await this.data(`${this.repository}/git/refs`, {
      method: 'POST',
      body: { ref: `refs/heads/${branch}`, sha },
    });
    const [title, body] = titleAndText(message);
    try {
      await this.data(`${this.repository}/pulls`, {
        method: 'POST',
        body: { title, body, head: branch, base: this.settings.branch },
      });
    } catch (error) {
      // Nobody would look at a branch without a pull request.
      await this.ask(`${this.repository}/git/refs/heads/${branch}`, { method: 'DELETE' }).catch(
        () => undefined,
      );
      throw error;
    }
  }

  async proposals(): Promise<Proposal[]> {
    const query = new URLSearchParams({ state: 'open', base: this.settings.branch, per_page: '50' });
    const found = await this.quietly<
      { title: string; html_url: string; head: { ref: string; repo: { full_name: string } | null } }[]
    >(`${this.repository}/pulls?${query}`);
    return (found ?? [])
      .filter(
        // Anybody can ask to pull from a copy of a public repository.
        ({ head }) => head.ref.startsWith(proposed) && head.repo?.full_name === this.settings.repository,
      )
      .map(({ title, html_url }) => ({ title, url: html_url }));
  }

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
   * Statuses, which also services that deploy the site write, and workflows. Not the list of check runs, because
   * fine-grained tokens cannot have the right to read it.
   */
  async checks(sha: string): Promise<Check[]> {
    const [statuses, runs] = await Promise.all([
      this.quietly<{ statuses: { context: string; state: string; target_url: string | null }[] }>(
        `${this.repository}/commits/${sha}/status`,
      ),
      this.quietly<{
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
