/**
 * `npm run desk:build`: the editor as static files in `dist-desk/`, for a repository at GitHub or GitLab. It signs in,
 * saves and proposes changes with the editor's own backend. The settings are in `.env.example`.
 */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadEnv } from 'vite';
import { bundle, editorAssets } from './bundle';
import { deskConfig, type Where } from './config';
import { policy } from './editor-files';
import { DeskFiles } from './files';
import { folderOnDisk } from './folder';

/** What the editor asks beside its own address: the host's API, and at GitHub whether it works. */
const servers = {
  github: ['https://api.github.com', 'https://www.githubstatus.com'],
  gitlab: ['https://gitlab.com', 'https://status-api.hostedstatus.com'],
} as const;

/**
 * The backend of the hosted desk, from the settings.
 * @throws Error that says which one to correct
 */
export function backendFrom({
  DESK_REPOSITORY: repo = '',
  DESK_BRANCH: branch = 'main',
  DESK_GITLAB_APPLICATION: application = '',
  DESK_GITHUB_SIGN_IN: server = '',
}: Readonly<Record<string, string | undefined>>): Where['backend'] & { name: keyof typeof servers } {
  if (!/^[\w.-]+(\/[\w.-]+)+$/.test(repo))
    throw new Error('Set DESK_REPOSITORY in .env: the repository that the desk edits, as owner/name.');
  if (server && application)
    throw new Error(
      'Set DESK_GITLAB_APPLICATION or DESK_GITHUB_SIGN_IN in .env, not both: the repository is at one of the two.',
    );
  if (server && !/^https:\/\/[^/?#@\s]+(\/[^?#\s]*)?$/.test(server))
    throw new Error(
      `DESK_GITHUB_SIGN_IN in .env is "${server}". It takes the address of your sign-in server, such as https://sign-in.example.com.`,
    );
  return application
    ? { name: 'gitlab', repo, branch, auth_type: 'pkce', app_id: application }
    : { name: 'github', repo, branch, ...(server && { base_url: server.replace(/\/$/, '') }) };
}

/**
 * Builds the hosted desk.
 * @param folder where the files go; it is emptied first
 * @throws Error as `backendFrom` does
 */
export async function buildDesk(
  env: Readonly<Record<string, string | undefined>>,
  root: string,
  folder: string,
): Promise<void> {
  const backend = backendFrom(env);
  const write = (name: string, content: string | Uint8Array) => {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  };
  // Each change waits as a pull request, which the content check and the host's preview answer.
  const config = deskConfig(new DeskFiles(folderOnDisk(root)).serviceOptions(), {
    backend,
    publish_mode: 'editorial_workflow',
    ...(env.SITE_URL && { site_url: env.SITE_URL }),
  });
  const scripts = await bundle(
    { hosted: fileURLToPath(new URL('./page/hosted.ts', import.meta.url)) },
    { minify: true },
  );
  rmSync(folder, { recursive: true, force: true });
  for (const [name, content] of scripts) write(name, content);
  cpSync(editorAssets, join(folder, 'assets'), { recursive: true });
  write('config.json', JSON.stringify(config));
  const signIn = typeof backend.base_url === 'string' ? [new URL(backend.base_url).origin] : [];
  const allowed = policy('', [...servers[backend.name], ...signIn].join(' '));
  // A page's own policy cannot say who may embed it; `_headers` does, where the address's server reads it.
  const pagePolicy = allowed.replace(/ ?frame-ancestors[^;]*;/, '');
  const page = readFileSync(new URL('./page/hosted.html', import.meta.url), 'utf8');
  write(
    'index.html',
    page.replace(
      '<head>',
      `<head>\n    <meta http-equiv="Content-Security-Policy" content="${pagePolicy}" />`,
    ),
  );
  write(
    '_headers',
    `/*\n  Content-Security-Policy: ${allowed}\n  Referrer-Policy: no-referrer\n  X-Content-Type-Options: nosniff\n  X-Robots-Tag: noindex\n  Cache-Control: no-cache\n`,
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = process.cwd();
  const env = { ...loadEnv('production', root, ''), ...process.env };
  try {
    await buildDesk(env, root, join(root, 'dist-desk'));
    console.log(`The desk for ${env.DESK_REPOSITORY} is in dist-desk/. Put it at an address of its own.`);
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
