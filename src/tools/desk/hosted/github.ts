import { DeskError } from '../folder';
import { Api, askInstead, base64, checkFrom, proposed } from './api';
import type { Check, Commit, Host, NewFile, Proposal, TreeFile } from './host';

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

/** A branch of a repository on GitHub, through the documented REST API. */
export class GitHub extends Api implements Host {
  protected readonly name = 'GitHub';
  protected override readonly headers = { 'X-GitHub-Api-Version': '2022-11-28' };
  protected readonly forbidden = `Your token does not allow that. For ${this.settings.repository} it needs the right "Contents: Read and write", and to send for approval "Pull requests: Read and write".${this.withoutToken}`;

  /** What may be the reason for people who have no token of their own. */
  private get withoutToken(): string {
    return this.settings.signIn === undefined
      ? ''
      : ' If you signed in without a token, the owner of the repository has to allow you and this sign-in.';
  }

  private get repository(): string {
    return `/repos/${this.settings.repository}`;
  }

  async signIn(): Promise<string> {
    const { login, name } = await this.data<{ login: string; name: string | null }>('/user');
    const { repository } = this.settings;
    const { permissions } = await this.data<{ permissions?: { push?: boolean } }>(
      this.repository,
      {},
      `There is no repository ${repository}, or your token does not include it. Choose it under "Repository access" when you make the token; whoever set up the desk can correct its name.${this.withoutToken}`,
    );
    if (permissions?.push === false)
      throw new DeskError(
        `You may read ${repository} but not change it. Ask its owner for the right to write, then sign in again.`,
        403,
      );
    return name ?? login;
  }

  async head(): Promise<string> {
    const { branch, repository } = this.settings;
    const { object } = await this.data<{ object: { sha: string } }>(
      `${this.repository}/git/ref/heads/${branch}`,
      {},
      `${repository} has no branch ${branch}, or your token may not read it (it needs "Contents: Read and write").`,
    );
    return object.sha;
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
    const response = await this.answer(`${this.repository}/git/blobs/${sha}`, {
      accept: 'application/vnd.github.raw+json',
    });
    return new Uint8Array(await response.arrayBuffer());
  }

  /** Makes a commit that no branch has yet. */
  private async newCommit(parent: Commit, message: string, files: readonly NewFile[]): Promise<Commit> {
    const post = <T>(what: string, body: unknown) => this.post<T>(`${this.repository}/git/${what}`, body);
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
    const response = await this.ask(this.branchAt(this.settings.branch), {
      method: 'PATCH',
      body: { sha: commit.sha, force: false },
    });
    if (response.ok) return commit;
    if (response.status === 422 && (await this.head()) !== parent.sha) return undefined;
    const { message: why, status } = await this.refusal(response);
    throw new DeskError(status === 502 ? `${why} ${askInstead}` : why, status);
  }

  protected branchAt(name: string): string {
    return `${this.repository}/git/refs/heads/${name}`;
  }

  protected async commitOn(branch: string, parent: Commit, message: string, files: readonly NewFile[]) {
    const { sha } = await this.newCommit(parent, message, files);
    await this.post(`${this.repository}/git/refs`, { ref: `refs/heads/${branch}`, sha });
  }

  protected async askApproval(head: string, title: string, body: string) {
    await this.post(`${this.repository}/pulls`, { title, body, head, base: this.settings.branch });
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
