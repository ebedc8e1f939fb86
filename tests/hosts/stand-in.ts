/**
 * Stand-ins for GitHub and GitLab on this machine: the documented endpoints that the hosted desk uses. Of the hosts'
 * answers they have the fields that the desk reads.
 */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Repository } from './repository';

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
  /** What the repository holds, to compare with what the desk says. */
  kept: Repository;
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

/**
 * @param folders the folders of the repository's first commit, by their names in it
 */
export async function standInFor(
  endpointsOf: (standIn: Omit<StandIn, 'api' | 'close'>) => Endpoints,
  folders: Readonly<Record<string, string>>,
): Promise<StandIn> {
  const kept = new Repository(branch, folders);
  const first = kept.head();
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
      kept.move(branch, first);
      for (const name of kept.branches('desk')) kept.remove(name);
      standIn.pulls.length = 0;
      standIn.isProtected = false;
      people.clear();
      people.set('token-of-ann', { name: 'Ann', mayWrite: true });
      standIn.statuses.length = 0;
      standIn.asked.length = 0;
      standIn.before = () => undefined;
    },
    kept,
    text: (file) => kept.text(file),
    merge(from) {
      kept.merge(from, 'Bob');
      standIn.pulls.splice(0);
    },
    publish(file, change, author = 'Bob') {
      const head = kept.head();
      const sha = kept.newBlob(change(kept.has(head, file) ? kept.text(file) : ''));
      const tree = kept.treeWith(head, [{ path: file, sha }]);
      kept.move(branch, kept.newCommit(tree, [head], `${author} changed it`, author));
    },
  };

  const endpoints = endpointsOf(standIn);
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
    },
  });
}
