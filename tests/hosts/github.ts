/**
 * A stand-in for GitHub on this machine: the documented endpoints that the hosted desk uses, on a real Git repository in
 * a temporary folder. Of GitHub's answers it has the fields that the desk reads.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Somebody with a token. */
interface Person {
  name: string;
  /** Whether the person may change the repository. */
  mayWrite?: boolean;
  /** Whether the person may open pull requests. */
  mayPropose?: boolean;
}

/** A pull request that nobody has approved yet. */
interface Pull {
  title: string;
  body: string;
  head: string;
  base: string;
}

interface Answer {
  status: number;
  body: unknown;
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
  /** As it was at the start. */
  reset(): void;
  close(): Promise<void>;
}

const repository = 'office/site';
const branch = 'main';

/**
 * @param folders the folders of the repository's first commit, by their names in it
 */
export async function standInForGitHub(folders: Readonly<Record<string, string>>): Promise<StandIn> {
  const root = mkdtempSync(path.join(tmpdir(), 'github-'));
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

  const head = () => git(['rev-parse', `refs/heads/${branch}`]);
  const text = (file: string) => run(['show', `${branch}:${file}`]).toString();
  const commit = (sha: string) => {
    const [tree = '', parents = '', name = '', message = ''] = git([
      'show',
      '-s',
      '--format=%T%x1f%P%x1f%an%x1f%B',
      sha,
    ]).split('\x1f');
    return {
      sha,
      tree: { sha: tree },
      parents: parents
        .split(' ')
        .filter(Boolean)
        .map((parent) => ({ sha: parent })),
      author: { name },
      message: message.trim(),
    };
  };
  /** A tree like another one but for some files. */
  const treeWith = (base: string, files: readonly { path: string; sha: string | null }[]) => {
    const env = { GIT_INDEX_FILE: path.join(root, '.git', 'index-of-the-stand-in') };
    run(['read-tree', base], '', env);
    const lines = files.map(({ path: file, sha }) =>
      sha === null ? `0 ${'0'.repeat(40)}\t${file}` : `100644 ${sha}\t${file}`,
    );
    run(['update-index', '--add', '--index-info'], `${lines.join('\n')}\n`, env);
    return run(['write-tree'], '', env).toString().trim();
  };
  const commitTree = (tree: string, parents: readonly string[], message: string, author: string) =>
    run(['commit-tree', tree, ...parents.flatMap((parent) => ['-p', parent])], message, identity(author))
      .toString()
      .trim();

  const refs = (begin: string) =>
    git(['for-each-ref', '--format=%(refname)', `refs/heads/${begin}`])
      .split('\n')
      .filter(Boolean);

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
    reset() {
      git(['update-ref', `refs/heads/${branch}`, first]);
      for (const ref of refs('desk/')) git(['update-ref', '-d', ref]);
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
      const merged = commitTree(tree, [head(), git(['rev-parse', from])], `Merge ${from}`, 'Bob');
      git(['update-ref', `refs/heads/${branch}`, merged]);
      standIn.pulls.splice(0);
    },
    publish(file, change, author = 'Bob') {
      const isNew = git(['ls-tree', branch, file]) === '';
      const sha = git(['hash-object', '-w', '--stdin'], change(isNew ? '' : text(file)));
      const tree = treeWith(head(), [{ path: file, sha }]);
      git(['update-ref', `refs/heads/${branch}`, commitTree(tree, [head()], `${author} changed it`, author)]);
    },
  };

  standIn.reset();

  const found = (body: unknown): Answer => ({ status: 200, body });
  const created = (body: unknown): Answer => ({ status: 201, body });
  const forbidden = {
    status: 403,
    body: { message: 'Resource not accessible by personal access token' },
  };
  const pull = (number: number) => {
    const { title, head: ref } = standIn.pulls[number - 1]!;
    return {
      title,
      html_url: `https://github.example.com/${repository}/pull/${number}`,
      head: { ref, repo: { full_name: repository } },
    };
  };
  const at = `/repos/${repository}`;
  type Handler = (
    parts: string[],
    query: URLSearchParams,
    body: Record<string, unknown>,
    who: Person,
  ) => Answer;
  const routes: [RegExp, Handler][] = [
    [/^GET \/user$/, (_, __, ___, { name }) => found({ login: name.toLowerCase(), name })],
    [
      new RegExp(`^GET ${at}$`),
      (_, __, ___, { mayWrite = false }) => found({ permissions: { push: mayWrite } }),
    ],
    [new RegExp(`^GET ${at}/git/ref/heads/${branch}$`), () => found({ object: { sha: head() } })],
    [new RegExp(`^GET ${at}/git/commits/([0-9a-f]{40})$`), ([sha = '']) => found(commit(sha))],
    [
      new RegExp(`^GET ${at}/git/trees/([0-9a-f]{40})$`),
      ([sha = '']) =>
        found({
          truncated: false,
          tree: git(['ls-tree', '-r', '--long', '-z', sha])
            .split('\0')
            .filter(Boolean)
            .map((line) => {
              const [, type, name, size, file] = /^\d+ (\w+) ([0-9a-f]+) +(\d+)\t(.*)$/.exec(line) ?? [];
              return { path: file, type, sha: name, size: Number(size) };
            }),
        }),
    ],
    [
      new RegExp(`^GET ${at}/git/blobs/([0-9a-f]{40})$`),
      ([sha = '']) => found(blobs.get(sha) ?? run(['cat-file', 'blob', sha])),
    ],
    [
      new RegExp(`^POST ${at}/git/blobs$`),
      (_, __, { content }) =>
        created({ sha: git(['hash-object', '-w', '--stdin'], Buffer.from(String(content), 'base64')) }),
    ],
    [
      new RegExp(`^POST ${at}/git/trees$`),
      (_, __, { base_tree, tree }) =>
        created({ sha: treeWith(String(base_tree), tree as { path: string; sha: string }[]) }),
    ],
    [
      new RegExp(`^POST ${at}/git/commits$`),
      (_, __, { message, tree, parents }, { name }) =>
        created(commit(commitTree(String(tree), parents as string[], String(message), name))),
    ],
    [
      new RegExp(`^PATCH ${at}/git/refs/heads/${branch}$`),
      (_, __, { sha, force }) => {
        const isForward = git(['merge-base', head(), String(sha)]) === head();
        if (!isForward && force !== true)
          return { status: 422, body: { message: 'Update is not a fast forward' } };
        if (standIn.isProtected)
          return { status: 422, body: { message: 'Changes must be made through a pull request' } };
        git(['update-ref', `refs/heads/${branch}`, String(sha)]);
        return found({ object: { sha } });
      },
    ],
    [
      new RegExp(`^POST ${at}/git/refs$`),
      (_, __, { ref, sha }) => {
        git(['update-ref', String(ref), String(sha), '']);
        return created({ ref, object: { sha } });
      },
    ],
    [
      new RegExp(`^DELETE ${at}/git/(refs/heads/.+)$`),
      ([ref = '']) => {
        git(['update-ref', '-d', ref]);
        return { status: 204, body: '' };
      },
    ],
    [
      new RegExp(`^POST ${at}/pulls$`),
      (_, __, body, { mayPropose = true }) => {
        if (!mayPropose) return forbidden;
        standIn.pulls.push(body as unknown as Pull);
        return created(pull(standIn.pulls.length));
      },
    ],
    [new RegExp(`^GET ${at}/pulls$`), () => found(standIn.pulls.map((_, index) => pull(index + 1)))],
    [
      new RegExp(`^GET ${at}/commits$`),
      (_, query) => {
        const folder = query.get('path');
        const shas = git(['log', '-50', '--format=%H', branch, ...(folder === null ? [] : ['--', folder])]);
        return found(
          shas.split('\n').map((sha) => {
            const { parents, ...rest } = commit(sha);
            return { sha, parents, commit: rest };
          }),
        );
      },
    ],
    [new RegExp(`^GET ${at}/commits/[0-9a-f]{40}/status$`), () => found({ statuses: standIn.statuses })],
    [new RegExp(`^GET ${at}/actions/runs$`), () => found({ workflow_runs: [] })],
  ];

  const answer = async (request: IncomingMessage): Promise<Answer> => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const asked = `${request.method} ${pathname}`;
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    standIn.before(asked);
    standIn.asked.push(asked);
    const who = people.get(request.headers.authorization?.replace('Bearer ', '') ?? '');
    if (!who) return { status: 401, body: { message: 'Bad credentials' } };
    const route = routes
      .map(([pattern, handler]) => [pattern.exec(asked), handler] as const)
      .find(([match]) => match);
    if (!route?.[0]) return { status: 404, body: { message: 'Not Found' } };
    if (request.method !== 'GET' && !who.mayWrite) return forbidden;
    const body =
      chunks.length > 0 ? (JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>) : {};
    return route[1](route[0].slice(1), searchParams, body, who);
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
      .then(({ status, body }) => {
        response.writeHead(status, headers);
        response.end(Buffer.isBuffer(body) ? body : JSON.stringify(body));
      });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return Object.assign(standIn, {
    api: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(root, { recursive: true });
    },
  });
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
