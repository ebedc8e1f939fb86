/**
 * Stand-ins for GitHub and GitLab on this machine: the documented endpoints that the hosted desk uses, on a real Git
 * repository in a temporary folder. Of the hosts' answers they have the fields that the desk reads.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Somebody with a token. */
export interface Person {
  name: string;
  /** Whether the person may change the repository. */
  mayWrite?: boolean;
  /** Whether the person may open pull requests. */
  mayPropose?: boolean;
}

/** A pull request that nobody has approved yet. */
export interface Pull {
  title: string;
  body: string;
  head: string;
  base: string;
}

/** What a stand-in answers to a request. */
export interface Answer {
  status: number;
  body: unknown;
  /** Where the browser is sent. */
  location?: string;
}

/** An answer with data. */
export const found = (body: unknown): Answer => ({ status: 200, body });
/** An answer with what was made. */
export const created = (body: unknown): Answer => ({ status: 201, body });

/** What answers a request: the parts of its path, its query, its body, and who asks. */
type Handler = (
  parts: string[],
  query: URLSearchParams,
  body: Record<string, unknown>,
  who: Person,
) => Answer;

/** The endpoints of a host, by `GET /user`. */
export interface Endpoints {
  /** Where its API begins. */
  base: string;
  /** Those that need no token. */
  open?: [RegExp, Handler][];
  routes: [RegExp, Handler][];
  /** The answer to somebody who has not the right to. */
  forbidden: Answer;
  /** Whether a request is what moves the branch. */
  isPublish(request: string): boolean;
}

/** The stand-in while it runs. */
export interface StandIn {
  /** The address of the API. */
  api: string;
  repository: string;
  branch: string;
  /** Who may sign in, by token; a token that is taken out is one that has expired. */
  people: Map<string, Person>;
  /** What workflows and deployments say about a commit. */
  statuses: { context: string; state: string; target_url: string | null }[];
  /** Pull requests that are open. */
  pulls: Pull[];
  /** Whether a rule lets nobody commit to the branch without a pull request. */
  isProtected: boolean;
  /** Approves a pull request. */
  merge(from: string): void;
  /** Requests that were answered, as `GET /user`. */
  asked: string[];
  /** Called before a request is answered, so that a test can let something happen in between. */
  before: (request: string) => void;
  git(parameters: readonly string[], input?: string | Buffer): string;
  /** Changes a file in a commit of its own, as somebody else would. */
  publish(file: string, change: (text: string) => string, author?: string): void;
  /** The text of a file in the newest commit. */
  text(file: string): string;
  /** Whether a request is what moves the branch. */
  isPublish(request: string): boolean;
  /** As it was at the start. */
  reset(): void;
  close(): Promise<void>;
}

const repository = 'office/site';
const branch = 'main';

/** The Git repository of a stand-in. */
export type Repository = ReturnType<typeof repositoryOf>;

/** @param folders the folders of the first commit, by their names in it */
function repositoryOf(folders: Readonly<Record<string, string>>) {
  const root = mkdtempSync(path.join(tmpdir(), 'host-'));
  const run = (parameters: readonly string[], input: string | Buffer = '', env: NodeJS.ProcessEnv = {}) =>
    execFileSync('git', parameters, {
      cwd: root,
      input,
      env: { ...process.env, ...identity('Office'), ...env },
      maxBuffer: 64_000_000,
      stdio: ['pipe', 'pipe', 'ignore'],
    });
  const git = (parameters: readonly string[], input?: string | Buffer) =>
    run(parameters, input).toString().trim();
  for (const [name, from] of Object.entries(folders))
    cpSync(from, path.join(root, name), { recursive: true });
  git(['init', '--quiet', '-b', branch]);
  git(['add', '.']);
  git(['commit', '--quiet', '-m', 'The site']);

  const blobs = blobsIn(run(['cat-file', '--batch', '--batch-all-objects']));

  // Read, written and remembered as files where Git allows it, because a process takes 20 ms and the tests needed 1,300.
  const refs = path.join(root, '.git', 'refs', 'heads');
  const head = () => readFileSync(path.join(refs, branch), 'utf8').trim();
  const text = (file: string) => run(['show', `${branch}:${file}`]).toString();
  const commit = once((sha) => {
    const [tree = '', parents = '', name = '', message = ''] = git([
      'show',
      '-s',
      '--format=%T%x1f%P%x1f%an%x1f%B',
      sha,
    ]).split('\x1f');
    return { sha, tree, parents: parents.split(' ').filter(Boolean), name, message: message.trim() };
  });
  /** A tree like another one but for some files. */
  const treeWith = (base: string, files: readonly { path: string; sha: string | null }[]) => {
    const lines = files.map(({ path: file, sha }) =>
      sha === null ? `0 ${'0'.repeat(40)}\t${file}` : `100644 ${sha}\t${file}`,
    );
    const steps = `git read-tree ${base} && git update-index --add --index-info && git write-tree`;
    return execFileSync('sh', ['-c', steps], {
      cwd: root,
      input: `${lines.join('\n')}\n`,
      encoding: 'utf8',
      env: { ...process.env, GIT_INDEX_FILE: path.join(root, '.git', 'index-of-the-stand-in') },
    }).trim();
  };
  const blob = (sha: string) => blobs.get(sha) ?? run(['cat-file', 'blob', sha]);
  const newBlob = (content: string | Buffer) => git(['hash-object', '-w', '--stdin'], content);
  const newCommit = (tree: string, parents: readonly string[], message: string, author: string) =>
    run(['commit-tree', tree, ...parents.flatMap((parent) => ['-p', parent])], message, identity(author))
      .toString()
      .trim();
  /** The last commits of a branch, newest first; with a path, those that changed it. */
  const log = (ref: string, file: string | null, most: number) =>
    git(['log', `-${most}`, '--format=%H', ref, ...(file === null ? [] : ['--', file])])
      .split('\n')
      .filter(Boolean);
  const filesOf = once((sha) =>
    git(['ls-tree', '-r', '--long', '-z', sha])
      .split('\0')
      .filter(Boolean)
      .map((line) => {
        const [, type, name, size, file = ''] = /^\d+ (\w+) ([0-9a-f]+) +(\d+)\t(.*)$/.exec(line) ?? [];
        return { path: file, type, sha: name, size: Number(size) };
      }),
  );
  /** The files of the branch, a commit or a tree. */
  const files = (ref: string) => filesOf(ref === branch ? head() : ref);
  const move = (ref: string, sha: string) => {
    mkdirSync(path.dirname(path.join(refs, ref)), { recursive: true });
    writeFileSync(path.join(refs, ref), `${sha}\n`);
  };
  /** Removes a branch, or all in a folder. */
  const remove = (ref: string) => rmSync(path.join(refs, ref), { recursive: true, force: true });
  const hasBranch = (ref: string) => existsSync(path.join(refs, ref));
  const close = () => rmSync(root, { recursive: true });
  return {
    git,
    head,
    text,
    commit,
    treeWith,
    blob,
    newBlob,
    newCommit,
    log,
    files,
    move,
    remove,
    hasBranch,
    close,
  };
}

/**
 * @param folders the folders of the repository's first commit, by their names in it
 */
export async function standInFor(
  endpointsOf: (repository: Repository, standIn: Omit<StandIn, 'api' | 'close'>) => Endpoints,
  folders: Readonly<Record<string, string>>,
): Promise<StandIn> {
  const kept = repositoryOf(folders);
  const { git, head, text, treeWith, newBlob, newCommit, move, remove } = kept;
  const first = head();
  const people = new Map<string, Person>();
  const standIn: Omit<StandIn, 'api' | 'close'> = {
    repository,
    branch,
    people,
    statuses: [],
    pulls: [],
    isProtected: false,
    asked: [],
    before: () => undefined,
    isPublish: (request) => endpoints.isPublish(request),
    reset() {
      move(branch, first);
      remove('desk');
      standIn.pulls.length = 0;
      standIn.isProtected = false;
      people.clear();
      people.set('token-of-ann', { name: 'Ann', mayWrite: true });
      standIn.statuses.length = 0;
      standIn.asked.length = 0;
      standIn.before = () => undefined;
    },
    git,
    text,
    merge(from) {
      const tree = git(['merge-tree', '--write-tree', branch, from]);
      move(branch, newCommit(tree, [head(), git(['rev-parse', from])], `Merge ${from}`, 'Bob'));
      standIn.pulls.splice(0);
    },
    publish(file, change, author = 'Bob') {
      const isNew = git(['ls-tree', branch, file]) === '';
      const tree = treeWith(head(), [{ path: file, sha: newBlob(change(isNew ? '' : text(file))) }]);
      move(branch, newCommit(tree, [head()], `${author} changed it`, author));
    },
  };

  const endpoints = endpointsOf(kept, standIn);
  standIn.reset();

  const bodyOf = (text: string): Record<string, unknown> =>
    text.startsWith('{')
      ? (JSON.parse(text) as Record<string, unknown>)
      : Object.fromEntries(new URLSearchParams(text));
  const matching = (routes: [RegExp, Handler][], asked: string) =>
    routes
      .map(([pattern, handler]) => [pattern.exec(asked)?.slice(1), handler] as const)
      .flatMap(([parts, handler]) => (parts ? [{ parts, handler }] : []))[0];
  const answer = async (request: IncomingMessage): Promise<Answer> => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const asked = `${request.method} ${pathname.replace(endpoints.base, '')}`;
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    const body = bodyOf(Buffer.concat(chunks).toString());
    standIn.before(asked);
    standIn.asked.push(asked);
    const open = matching(endpoints.open ?? [], asked);
    if (open) return open.handler(open.parts, searchParams, body, { name: '' });
    const who = people.get(request.headers.authorization?.replace('Bearer ', '') ?? '');
    if (!who) return { status: 401, body: { message: 'Bad credentials' } };
    const route = matching(endpoints.routes, asked);
    if (!route) return { status: 404, body: { message: 'Not Found' } };
    if (request.method !== 'GET' && !who.mayWrite) return endpoints.forbidden;
    return route.handler(route.parts, searchParams, body, who);
  };

  const server = createServer((request, response) => {
    const headers = {
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Headers': 'Authorization, Content-Type, X-GitHub-Api-Version',
      'Access-Control-Allow-Methods': 'GET, POST, PATCH, PUT, DELETE',
    };
    if (request.method === 'OPTIONS') {
      response.writeHead(204, headers).end();
      return;
    }
    void answer(request)
      .catch((error: unknown): Answer => ({ status: 500, body: { message: String(error) } }))
      .then(({ status, body, location }) => {
        response.writeHead(status, { ...headers, ...(location && { Location: location }) });
        response.end(Buffer.isBuffer(body) ? body : JSON.stringify(body));
      });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return Object.assign(standIn, {
    api: `http://127.0.0.1:${(server.address() as AddressInfo).port}${endpoints.base}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      kept.close();
    },
  });
}

/** Reads what has a commit's or a tree's name, which never changes, only once. */
function once<Value>(read: (sha: string) => Value): (sha: string) => Value {
  const known = new Map<string, Value>();
  return (sha) => {
    const value = known.get(sha) ?? read(sha);
    if (/^[0-9a-f]{40}$/.test(sha)) known.set(sha, value);
    return value;
  };
}

/** The objects that `git cat-file --batch` prints, by name: a process for each would take most of a test's time. */
function blobsIn(printed: Buffer): Map<string, Buffer> {
  const blobs = new Map<string, Buffer>();
  for (let at = 0; at < printed.length;) {
    const line = printed.indexOf('\n', at);
    const [sha = '', , size] = printed.toString('utf8', at, line).split(' ');
    at = line + 1 + Number(size) + 1;
    blobs.set(sha, printed.subarray(line + 1, at - 1));
  }
  return blobs;
}

const identity = (name: string) => {
  const email = `${name.toLowerCase()}@example.com`;
  return {
    GIT_AUTHOR_NAME: name,
    GIT_AUTHOR_EMAIL: email,
    GIT_COMMITTER_NAME: name,
    GIT_COMMITTER_EMAIL: email,
  };
};
