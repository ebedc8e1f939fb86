/**
 * `npm run desk:build`: the editor as static files in `dist-desk/`, for a repository at GitHub or GitLab. It signs in,
 * saves and proposes changes with the editor's own backend. The settings are in `.env.example`.
 */
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadEnv } from 'vite';
import { bundle, editorAssets, pageFolder, policy } from './bundle';
import { deskConfig } from './config';
import { DeskFiles } from './files';

const env: Readonly<Record<string, string | undefined>> = {
  ...loadEnv('production', process.cwd(), ''),
  ...process.env,
};
const repo = env.DESK_REPOSITORY ?? '';
const branch = env.DESK_BRANCH || 'main';
const application = env.DESK_GITLAB_APPLICATION;
const signIn = env.DESK_GITHUB_SIGN_IN?.replace(/\/$/, '');

const wrong = !/^[\w.-]+(\/[\w.-]+)+$/.test(repo)
  ? 'Set DESK_REPOSITORY in .env: the repository that the desk edits, as owner/name.'
  : signIn && application
    ? 'Set DESK_GITLAB_APPLICATION or DESK_GITHUB_SIGN_IN in .env, not both: the repository is at one of the two.'
    : signIn &&
      !/^https:\/\//.test(signIn) &&
      `DESK_GITHUB_SIGN_IN in .env is "${signIn}". It takes the address of your sign-in server, such as https://sign-in.example.com.`;
if (wrong) {
  console.error(wrong);
  process.exit(1);
}

// Each change waits as a pull request, which the content check and the host's preview answer.
const config = deskConfig(new DeskFiles(process.cwd()).serviceOptions(), {
  backend: application
    ? { name: 'gitlab', repo, branch, auth_type: 'pkce', app_id: application }
    : { name: 'github', repo, branch, ...(signIn && { base_url: signIn }) },
  publish_mode: 'editorial_workflow',
  ...(env.SITE_URL && { site_url: env.SITE_URL }),
});

/** What the editor asks beside its own address: the host's API, and whether it works. */
const hosts = application
  ? ['https://gitlab.com', 'https://status-api.hostedstatus.com']
  : ['https://api.github.com', 'https://www.githubstatus.com', ...(signIn ? [new URL(signIn).origin] : [])];

rmSync('dist-desk', { recursive: true, force: true });
await bundle({ hosted: 'hosted.ts' }, { minify: true, outdir: 'dist-desk', write: true });
const page = readFileSync(`${pageFolder}hosted.html`, 'utf8');
writeFileSync('dist-desk/index.html', page.replace('POLICY', policy('', hosts.join(' '))));
writeFileSync('dist-desk/config.json', JSON.stringify(config));
cpSync(editorAssets, 'dist-desk/assets', { recursive: true });
console.log(`The desk for ${repo} is in dist-desk/. Put it at an address of its own.`);
