import { created, found, type Endpoints, type Pull, type StandIn } from './stand-in';

/** What a sign-in server shows in its window when GitHub has answered. */
const signInPage = (result: string) => `<!doctype html><title>Signing in</title><script>
  addEventListener('message', ({ data, origin }) => {
    if (data === 'authorizing:github') opener.postMessage(${JSON.stringify(result)}, origin);
  });
  opener.postMessage('authorizing:github', '*');
</script>`;

/** GitHub's REST API, and the owner's sign-in server, at which the first of the people signs in. */
export function github(standIn: Omit<StandIn, 'api' | 'close'>): Endpoints {
  const { repository, branch, kept } = standIn;
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
  const commit = (sha: string) => {
    const { tree, parents, name, message } = kept.commit(sha);
    return {
      sha,
      tree: { sha: tree },
      parents: parents.map((parent) => ({ sha: parent })),
      author: { name },
      message,
    };
  };
  const routes: Endpoints['routes'] = [
    [/^GET \/user$/, (_, __, ___, { name }) => found({ login: name.toLowerCase(), name })],
    [
      new RegExp(`^GET ${at}$`),
      (_, __, ___, { mayWrite = false }) => found({ permissions: { push: mayWrite } }),
    ],
    [new RegExp(`^GET ${at}/git/ref/heads/${branch}$`), () => found({ object: { sha: kept.head() } })],
    [new RegExp(`^GET ${at}/git/commits/([0-9a-f]{40})$`), ([sha = '']) => found(commit(sha))],
    [
      new RegExp(`^GET ${at}/git/trees/([0-9a-f]{40})$`),
      ([sha = '']) =>
        found({
          truncated: false,
          tree: kept.files(sha),
        }),
    ],
    [new RegExp(`^GET ${at}/git/blobs/([0-9a-f]{40})$`), ([sha = '']) => found(kept.blob(sha))],
    [
      new RegExp(`^POST ${at}/git/blobs$`),
      (_, __, { content }) => created({ sha: kept.newBlob(Buffer.from(String(content), 'base64')) }),
    ],
    [
      new RegExp(`^POST ${at}/git/trees$`),
      (_, __, { base_tree, tree }) =>
        created({ sha: kept.treeWith(String(base_tree), tree as { path: string; sha: string }[]) }),
    ],
    [
      new RegExp(`^POST ${at}/git/commits$`),
      (_, __, { message, tree, parents }, { name }) =>
        created(commit(kept.newCommit(String(tree), parents as string[], String(message), name))),
    ],
    [
      new RegExp(`^PATCH ${at}/git/refs/heads/${branch}$`),
      (_, __, { sha, force }) => {
        if (!kept.comesAfter(String(sha), kept.head()) && force !== true)
          return { status: 422, body: { message: 'Update is not a fast forward' } };
        if (standIn.isProtected)
          return { status: 422, body: { message: 'Changes must be made through a pull request' } };
        kept.move(branch, String(sha));
        return found({ object: { sha } });
      },
    ],
    [
      new RegExp(`^POST ${at}/git/refs$`),
      (_, __, { ref, sha }) => {
        const name = String(ref).replace('refs/heads/', '');
        if (kept.hasBranch(name)) return { status: 422, body: { message: 'Reference already exists' } };
        kept.move(name, String(sha));
        return created({ ref, object: { sha } });
      },
    ],
    [
      new RegExp(`^DELETE ${at}/git/refs/heads/(.+)$`),
      ([ref = '']) => {
        kept.remove(ref);
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
        return found(
          kept.log(branch, query.get('path'), 50).map((sha) => {
            const { parents, ...rest } = commit(sha);
            return { sha, parents, commit: rest };
          }),
        );
      },
    ],
    [new RegExp(`^GET ${at}/commits/[0-9a-f]{40}/status$`), () => found({ statuses: standIn.statuses })],
    [new RegExp(`^GET ${at}/actions/runs$`), () => found({ workflow_runs: [] })],
  ];
  const open: Endpoints['open'] = [
    [
      /^GET \/auth$/,
      (_, query) => {
        const wanted = { provider: 'github', site_id: 'localhost', scope: 'repo,user' };
        if (Object.entries(wanted).some(([name, value]) => query.get(name) !== value))
          return { status: 404, body: '' };
        const [token] = standIn.people.keys();
        const result = token
          ? `success:${JSON.stringify({ provider: 'github', token })}`
          : `error:${JSON.stringify({ provider: 'github', error: 'Failed to receive an authorization code.' })}`;
        return found(Buffer.from(signInPage(`authorization:github:${result}`)));
      },
    ],
  ];
  return { base: '', open, routes, forbidden, isPublish: (request) => request.startsWith('PATCH ') };
}
