/** Which branch of which repository the desk edits. */
export interface HostSettings {
  /** The address of the host's API. */
  api: string;
  /** `owner/name` */
  repository: string;
  branch: string;
  /** The id of the application with which people sign in at GitLab. Without it, the host is GitHub. */
  application?: string;
  /** The address of the server through which people sign in at GitHub. Without it, they need a token. */
  signIn?: string;
}

/** A file in a tree: the name of its content in Git, and its size in bytes, 0 if the host does not say it. */
export interface TreeFile {
  sha: string;
  size: number;
}

/** A commit as the desk needs it. */
export interface Commit {
  sha: string;
  /** What the host calls its files. */
  tree: string;
  parents: string[];
  author: string;
  message: string;
}

/** A file of a commit to make: its content, or null for a file that is removed. */
export interface NewFile {
  path: string;
  content: Uint8Array | null;
  /** Whether the commit before has it. */
  isThere: boolean;
}

/** What the host says about a commit: a check or a deployment. */
export interface Check {
  name: string;
  state: 'waiting' | 'passed' | 'failed';
  /** Where to read more, or the deployed site. */
  url?: string;
}

/** Changes that wait for approval. */
export interface Proposal {
  title: string;
  url: string;
}

/** A branch of a hosted repository. What goes wrong is said as a `DeskError`. */
export interface Host {
  /**
   * The name of the person who is signed in.
   * @throws DeskError if the token is not accepted, or if it cannot read or write the repository
   */
  signIn(): Promise<string>;
  /**
   * The newest commit of the branch.
   * @throws DeskError if there is no such branch
   */
  head(): Promise<string>;
  commit(sha: string): Promise<Commit>;
  /** The files of a commit, by path. */
  tree(commit: Commit): Promise<Map<string, TreeFile>>;
  blob(sha: string): Promise<Uint8Array>;
  /** The last commits of the branch, newest first; with a folder, those that changed it. */
  commits(folder?: string): Promise<Commit[]>;
  /**
   * Makes one commit on top of the newest one.
   * @param parent the newest commit as the desk knows it
   * @returns undefined, without a commit, if that would overwrite what came after it
   * @throws DeskError if the host refuses for another reason, such as a rule of the branch
   */
  publish(parent: Commit, message: string, files: readonly NewFile[]): Promise<Commit | undefined>;
  /** Makes one commit on a branch of its own, and asks for its approval. */
  propose(parent: Commit, message: string, files: readonly NewFile[]): Promise<void>;
  /** What this desk sent for approval and waits. Empty if the token may not read it. */
  proposals(): Promise<Proposal[]>;
  /** What the host says about a commit. Says nothing about what the token may not read. */
  checks(sha: string): Promise<Check[]>;
}
