import { DeskError } from '../folder';
import { Api, askInstead, base64, checkFrom, proposed } from './api';
import type { Check, Commit, Host, NewFile, Proposal, TreeFile } from './host';

/** GitLab's answers, as far as they are used here. */
interface RawCommit {
  id: string;
  parent_ids: string[];
  author_name: string;
  message: string;
}

const commitFrom = ({ id, parent_ids, author_name, message }: RawCommit): Commit => ({
  sha: id,
  tree: id,
  parents: parent_ids,
  author: author_name,
  message,
});

/** The role from which on a person may write: Developer. */
const mayWrite = 30;

/** A branch of a project on GitLab, through the documented REST API. */
export class GitLab extends Api implements Host {
  protected readonly name = 'GitLab';
  protected readonly forbidden =
    'GitLab does not allow you that: your role in the project, or a rule of the branch.';

  private get project(): string {
    return `/projects/${encodeURIComponent(this.settings.repository)}`;
  }

  private get repository(): string {
    return `${this.project}/repository`;
  }

  async signIn(): Promise<string> {
    const { name } = await this.data<{ name: string }>('/user');
    const { repository } = this.settings;
    const { permissions } = await this.data<{
      permissions?: Record<string, { access_level: number } | null>;
    }>(
      this.project,
      {},
      `There is no project ${repository}, or you may not see it. Ask its owner to make you a member; whoever set up the desk can correct its name.`,
    );
    const levels = Object.values(permissions ?? {}).flatMap((access) => access?.access_level ?? []);
    if (levels.length > 0 && Math.max(...levels) < mayWrite)
      throw new DeskError(
        `You may read ${repository} but not change it. Ask its owner for the role Developer, then sign in again.`,
        403,
      );
    return name;
  }

  async head(): Promise<string> {
    const { branch, repository } = this.settings;
    const { commit } = await this.data<{ commit: { id: string } }>(
      this.branchAt(branch),
      {},
      `${repository} has no branch ${branch}.`,
    );
    return commit.id;
  }

  async commit(sha: string): Promise<Commit> {
    return commitFrom(await this.data<RawCommit>(`${this.repository}/commits/${sha}`));
  }

  /** Only of the folders that the desk reads: GitLab lists a hundred files at a time. */
  async tree({ sha }: Commit): Promise<Map<string, TreeFile>> {
    const trees = await Promise.all(['content', 'public'].map((folder) => this.folder(sha, folder)));
    return new Map(trees.flat());
  }

  private async folder(ref: string, path: string): Promise<[string, TreeFile][]> {
    const files: [string, TreeFile][] = [];
    for (let page = 1, isLast = false; !isLast; page++) {
      const query = new URLSearchParams({
        ref,
        path,
        recursive: 'true',
        per_page: '100',
        page: String(page),
      });
      const response = await this.ask(`${this.repository}/tree?${query}`);
      // There is no such folder.
      if (response.status === 404) return [];
      if (!response.ok) throw await this.refusal(response);
      const found = (await response.json()) as { id: string; type: string; path: string }[];
      for (const file of found) if (file.type === 'blob') files.push([file.path, { sha: file.id, size: 0 }]);
      isLast = found.length < 100;
    }
    return files;
  }

  async blob(sha: string): Promise<Uint8Array> {
    const response = await this.answer(`${this.repository}/blobs/${sha}/raw`);
    return new Uint8Array(await response.arrayBuffer());
  }

  async commits(folder = ''): Promise<Commit[]> {
    return this.commitsOf(this.settings.branch, folder, 50);
  }

  private async commitsOf(ref: string, path: string, most: number): Promise<Commit[]> {
    const query = new URLSearchParams({ ref_name: ref, per_page: String(most), ...(path && { path }) });
    return (await this.data<RawCommit[]>(`${this.repository}/commits?${query}`)).map(commitFrom);
  }

  /**
   * With the last commit of each file, so that GitLab refuses if another one has changed it since. It has no way to say
   * that the branch must not have moved: what was published meanwhile in other files stays below this commit.
   */
  private async actions({ sha }: Commit, files: readonly NewFile[]): Promise<unknown[]> {
    return Promise.all(
      files.map(async ({ path, content, isThere }) => ({
        action: content === null ? 'delete' : isThere ? 'update' : 'create',
        file_path: path,
        ...(content && { content: base64(content), encoding: 'base64' }),
        ...(isThere && { last_commit_id: (await this.commitsOf(sha, path, 1))[0]?.sha }),
      })),
    );
  }

  async publish(parent: Commit, message: string, files: readonly NewFile[]): Promise<Commit | undefined> {
    const response = await this.ask(`${this.repository}/commits`, {
      method: 'POST',
      body: {
        branch: this.settings.branch,
        commit_message: message,
        actions: await this.actions(parent, files),
      },
    });
    if (response.ok) return commitFrom((await response.json()) as RawCommit);
    if (response.status === 400 && (await this.head()) !== parent.sha) return undefined;
    const { message: why, status } = await this.refusal(response);
    throw new DeskError(status === 403 ? `${why} ${askInstead}` : why, status);
  }

  protected branchAt(name: string): string {
    return `${this.repository}/branches/${encodeURIComponent(name)}`;
  }

  protected async commitOn(branch: string, parent: Commit, message: string, files: readonly NewFile[]) {
    await this.post(`${this.repository}/commits`, {
      branch,
      start_sha: parent.sha,
      commit_message: message,
      actions: await this.actions(parent, files),
    });
  }

  protected async askApproval(branch: string, title: string, description: string) {
    await this.post(`${this.project}/merge_requests`, {
      source_branch: branch,
      target_branch: this.settings.branch,
      title,
      description,
      remove_source_branch: true,
    });
  }

  async proposals(): Promise<Proposal[]> {
    const query = new URLSearchParams({
      state: 'opened',
      target_branch: this.settings.branch,
      per_page: '50',
    });
    const found = await this.quietly<
      {
        title: string;
        web_url: string;
        source_branch: string;
        source_project_id: number;
        target_project_id: number;
      }[]
    >(`${this.project}/merge_requests?${query}`);
    return (found ?? [])
      .filter(
        // Anybody can ask to merge from a copy of a public project.
        ({ source_branch, source_project_id, target_project_id }) =>
          source_branch.startsWith(proposed) && source_project_id === target_project_id,
      )
      .map(({ title, web_url }) => ({ title, url: web_url }));
  }

  /** The jobs of its pipelines, and what services that deploy the site write. */
  async checks(sha: string): Promise<Check[]> {
    const found = await this.quietly<{ name: string; status: string; target_url: string | null }[]>(
      `${this.repository}/commits/${sha}/statuses`,
    );
    return (found ?? []).map(({ name, status, target_url }) => checkFrom(name, status, target_url));
  }
}
