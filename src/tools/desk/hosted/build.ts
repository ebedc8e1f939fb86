/**
 * `npm run desk:build`: the desk as static files in `dist-desk/`, which edits a hosted repository from any browser. The
 * settings are in `.env.example`.
 */
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'esbuild';
import { loadEnv } from 'vite';
import { bundle, editorAssets } from '../bundle';
import { policy, sectionPictures } from '../editor-files';
import type { HostSettings } from './host';

/**
 * Modules that need Node.js, and what takes their place. What the rules among them find is left to the check that runs at
 * the host: whether pictures exist, can be read, are large enough and sharp. Any other use of Node.js stops this build.
 */
const leftOut: Readonly<Record<string, string>> = {
  'src/content/check/rules/images.ts': 'no-picture-rules.ts',
  'src/theme/colors.mjs': 'colors.ts',
};

const root = process.cwd();
const here = fileURLToPath(new URL('.', import.meta.url));
const source = fileURLToPath(new URL('../../../../', import.meta.url));

const withoutNode: Plugin = {
  name: 'without-node',
  setup({ onLoad }) {
    for (const [file, instead] of Object.entries(leftOut))
      onLoad({ filter: new RegExp(`^${(source + file).replaceAll('.', '\\.')}$`) }, () => ({
        contents: `export * from './${instead}'`,
        resolveDir: here,
      }));
  },
};

/** Builds the desk into a folder. */
export async function buildDesk(settings: HostSettings, folder: string): Promise<void> {
  const page = (name: string) => readFileSync(new URL(`../page/${name}`, import.meta.url), 'utf8');
  const to = (name: string, content: string | Uint8Array) => {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  };
  rmSync(folder, { recursive: true, force: true });
  const scripts = await bundle(
    {
      page: join(here, 'page.ts'),
      worker: join(here, 'worker.ts'),
      editor: join(here, '../page/editor.ts'),
      cms: '@sveltia/cms',
    },
    { minify: true, plugins: [withoutNode] },
  );
  for (const [name, content] of scripts) to(`desk/${name}`, content);
  cpSync(editorAssets, join(folder, 'desk/assets'), { recursive: true });

  const editor = page('editor.html');
  const inline = /<script>([\s\S]*?)<\/script>/.exec(editor)?.[1] ?? '';
  const hash = createHash('sha256').update(inline).digest('base64');
  const allowed = policy(`'sha256-${hash}'`, new URL(settings.api).origin);
  // A page's own policy cannot say who may embed it; `_headers` does, where the address's server reads it.
  const own = allowed.replace(/ ?frame-ancestors[^;]*;/, '');
  const withPolicy = (html: string) =>
    html.replace('<head>', `<head>\n    <meta http-equiv="Content-Security-Policy" content="${own}" />`);
  const fragment = readFileSync(new URL('./host.html', import.meta.url), 'utf8');
  to('desk/editor/index.html', withPolicy(editor));
  to(
    'index.html',
    withPolicy(page('desk.html'))
      .replace('/desk/desk.js', '/desk/page.js')
      .replace('</header>', `</header>\n${fragment}`)
      .replace(' src="/desk/editor"', '')
      .replace(' src="/"', '')
      .replace('<section id="beside"', '<section id="beside" hidden')
      .replace('<button id="propose" type="button" hidden', '<button id="propose" type="button"')
      .replace('<button id="show-page"', '<button id="show-page" hidden'),
  );
  to('desk/desk.css', page('desk.css'));
  cpSync(sectionPictures, join(folder, 'desk/sections'), { recursive: true });
  to('desk/settings.json', JSON.stringify(settings));
  to(
    '_headers',
    `/*\n  Content-Security-Policy: ${allowed}\n  Referrer-Policy: no-referrer\n  X-Content-Type-Options: nosniff\n  X-Robots-Tag: noindex\n  Cache-Control: no-cache\n`,
  );
}

/**
 * The settings of the desk.
 * @param env the variables of `.env` and of the process
 * @throws Error that says which one to correct
 */
export function settingsFrom({
  DESK_REPOSITORY: repository = '',
  DESK_BRANCH: branch = 'main',
  DESK_GITLAB_APPLICATION: application = '',
  DESK_GITHUB_SIGN_IN: server = '',
  DESK_API: api = application ? 'https://gitlab.com/api/v4' : 'https://api.github.com',
}: Readonly<Record<string, string | undefined>>): HostSettings {
  if (!/^[\w.-]+(\/[\w.-]+)+$/.test(repository))
    throw new Error('Set DESK_REPOSITORY in .env: the repository that the desk edits, as owner/name.');
  if (server && application)
    throw new Error(
      'Set DESK_GITLAB_APPLICATION or DESK_GITHUB_SIGN_IN in .env, not both: the repository is at one of the two.',
    );
  if (server && !/^https:\/\/[^/?#@\s]+(\/[^?#\s]*)?$/.test(server))
    throw new Error(
      `DESK_GITHUB_SIGN_IN in .env is "${server}". It takes the address of your sign-in server, such as https://sign-in.example.com.`,
    );
  const bare = (address: string) => address.replace(/\/$/, '');
  return {
    api: bare(api),
    repository,
    branch,
    ...(application && { application }),
    ...(server && { signIn: bare(server) }),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  let settings: HostSettings;
  try {
    settings = settingsFrom({ ...loadEnv('production', root, 'DESK_'), ...process.env });
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
  await buildDesk(settings, join(root, 'dist-desk'));
  console.log(`The desk for ${settings.repository} is in dist-desk/. Put it at an address of its own.`);
}
