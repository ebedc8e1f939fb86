import { createHash } from 'node:crypto';
import { created, found, type Answer, type Endpoints, type Pull, type StandIn } from './stand-in';

interface Action {
  action: 'create' | 'update' | 'delete';
  file_path: string;
  content?: string;
  last_commit_id?: string;
}

const refused = (message: string): Answer => ({ status: 400, body: { message } });

/** GitLab's REST API, and its sign-in, at which everybody is Ann. */
export function gitlab(standIn: Omit<StandIn, 'api' | 'close'>): Endpoints {
  const { repository, branch, people, kept } = standIn;
  const forbidden = { status: 403, body: { message: '403 Forbidden' } };
  const at = `/projects/${encodeURIComponent(repository)}`;
  const commit = (sha: string) => {
    const { parents, name, message } = kept.commit(sha);
    return { id: sha, parent_ids: parents, author_name: name, message };
  };
  const merge = ({ title, head: source }: Pull, index: number) => ({
    title,
    web_url: `https://gitlab.example.com/${repository}/-/merge_requests/${index + 1}`,
    source_branch: source,
    source_project_id: 1,
    target_project_id: 1,
  });
  /** Why GitLab does not do something with a file of a branch. */
  const problemWith = (
    from: string,
    { action, file_path: file, last_commit_id: known }: Action,
  ): string | undefined => {
    const isThere = kept.has(from, file);
    if (action === 'create') return isThere ? 'A file with this name already exists' : undefined;
    if (!isThere) return "A file with this name doesn't exist";
    return known !== undefined && kept.log(from, file, 1)[0] !== known
      ? 'You are attempting to update a file that has changed since you started editing it.'
      : undefined;
  };
  /** The challenge of a sign-in by its code, and what renews. */
  const codes = new Map<string, string>();
  let renewals = 0;
  const tokens = (): Answer =>
    found({
      access_token: [...people.keys()][0],
      token_type: 'Bearer',
      expires_in: 7200,
      refresh_token: `refresh-${++renewals}`,
    });
  return {
    base: '/api/v4',
    forbidden,
    isPublish: (request) => request === `POST ${at}/repository/commits`,
    open: [
      [
        /^GET \/oauth\/authorize$/,
        (_, query) => {
          const wanted = { response_type: 'code', scope: 'api', code_challenge_method: 'S256' };
          if (Object.entries(wanted).some(([name, value]) => query.get(name) !== value))
            return refused('The request is missing a required parameter');
          const code = `code-${codes.size}`;
          codes.set(code, query.get('code_challenge') ?? '');
          const back = new URLSearchParams({ code, state: query.get('state') ?? '' });
          return { status: 302, body: '', location: `${query.get('redirect_uri')}?${back}` };
        },
      ],
      [
        /^POST \/oauth\/token$/,
        (_, __, { grant_type, code, code_verifier, refresh_token }) => {
          if (grant_type === 'refresh_token')
            return refresh_token === `refresh-${renewals}` ? tokens() : refused('invalid_grant');
          const challenge = createHash('sha256').update(String(code_verifier)).digest('base64url');
          const isRight = codes.get(String(code)) === challenge;
          codes.delete(String(code));
          return isRight ? tokens() : refused('invalid_grant');
        },
      ],
    ],
    routes: [
      [/^GET \/user$/, (_, __, ___, { name }) => found({ username: name.toLowerCase(), name })],
      [
        new RegExp(`^GET ${at}$`),
        (_, __, ___, { mayWrite = false }) =>
          found({
            permissions: { project_access: { access_level: mayWrite ? 30 : 20 }, group_access: null },
          }),
      ],
      [
        new RegExp(`^GET ${at}/repository/branches/${branch}$`),
        () => found({ name: branch, commit: { id: kept.head() } }),
      ],
      [new RegExp(`^GET ${at}/repository/commits/([0-9a-f]{40})$`), ([sha = '']) => found(commit(sha))],
      [
        new RegExp(`^GET ${at}/repository/commits$`),
        (_, query) =>
          found(
            kept
              .log(query.get('ref_name') ?? '', query.get('path'), Number(query.get('per_page')))
              .map(commit),
          ),
      ],
      [
        new RegExp(`^GET ${at}/repository/tree$`),
        (_, query) => {
          const [page, most] = ['page', 'per_page'].map((name) => Number(query.get(name)));
          const inFolder = kept
            .files(query.get('ref') ?? '')
            .filter(({ path }) => path.startsWith(`${query.get('path')}/`));
          if (inFolder.length === 0)
            return { status: 404, body: { message: '404 invalid revision or path Not Found' } };
          return found(
            inFolder
              .slice((page! - 1) * most!, page! * most!)
              .map(({ path, type, sha }) => ({ id: sha, type, path })),
          );
        },
      ],
      [new RegExp(`^GET ${at}/repository/blobs/([0-9a-f]{40})/raw$`), ([sha = '']) => found(kept.blob(sha))],
      [
        new RegExp(`^POST ${at}/repository/commits$`),
        (_, __, body, { name }) => {
          const to = String(body.branch);
          const isNew = body.start_sha !== undefined;
          if (standIn.isProtected && to === branch)
            return { status: 403, body: { message: 'You are not allowed to push into this branch' } };
          if (isNew === kept.hasBranch(to)) return refused('You can only create or edit files on a branch');
          const from = isNew ? String(body.start_sha) : kept.head();
          const actions = body.actions as Action[];
          const [problem] = actions.flatMap((action) => problemWith(from, action) ?? []);
          if (problem) return refused(problem);
          const tree = kept.treeWith(
            from,
            actions.map(({ action, file_path, content }) => ({
              path: file_path,
              sha: action === 'delete' ? null : kept.newBlob(Buffer.from(String(content), 'base64')),
            })),
          );
          const sha = kept.newCommit(tree, [from], String(body.commit_message), name);
          kept.move(to, sha);
          return created(commit(sha));
        },
      ],
      [
        new RegExp(`^DELETE ${at}/repository/branches/(.+)$`),
        ([name = '']) => {
          kept.remove(decodeURIComponent(name));
          return { status: 204, body: '' };
        },
      ],
      [
        new RegExp(`^POST ${at}/merge_requests$`),
        (_, __, { title, description, source_branch, target_branch }, { mayPropose = true }) => {
          if (!mayPropose) return forbidden;
          const pull = {
            title: String(title),
            body: String(description),
            head: String(source_branch),
            base: String(target_branch),
          };
          return created(merge(pull, standIn.pulls.push(pull) - 1));
        },
      ],
      [new RegExp(`^GET ${at}/merge_requests$`), () => found(standIn.pulls.map(merge))],
      [
        new RegExp(`^GET ${at}/repository/commits/[0-9a-f]{40}/statuses$`),
        () =>
          found(
            standIn.statuses.map(({ context, state, target_url }) => ({
              name: context,
              status: state,
              target_url,
            })),
          ),
      ],
    ],
  };
}
