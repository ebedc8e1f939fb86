import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { z } from 'astro/zod';
import { describeEdge, serverFiles } from '../edge/description';
import { caddyfile } from '../edge/formats/caddyfile';
import { headersFile } from '../edge/formats/headers-file';
import { nginxSite } from '../edge/formats/nginx';
import { redirectsFile } from '../edge/formats/redirects-file';
import { securityTxt } from '../edge/formats/security-txt';
import { stylePolicy } from '../edge/policy';
import { settings } from '../settings';
import { precompress } from './compress';
import { filesIn } from './files';
import { forbiddenAttributes, scriptHashes, styleHashes } from './inline-hashes';

/** What the edge needs to know of the business. */
const business = z.object({ email: z.string(), mapEmbedUrl: z.string().url() });

/**
 * Makes the built site ready for the servers that it may stand on: a style policy in each page, `_headers`,
 * `_redirects` and `security.txt` in its folder, brotli and gzip beside each text file, and in a folder beside it
 * (`dist-edge/` for `dist/`) a Caddyfile, an nginx configuration and the description that all of them come from,
 * by which the local preview answers. The last integration of the build: what changes a page after it would
 * break the page's hashes.
 */
export function edge(): AstroIntegration {
  let root = '';
  return {
    name: 'edge',
    hooks: {
      'astro:config:done': ({ config }) => {
        root = fileURLToPath(config.root);
      },
      'astro:build:done': async ({ dir, logger }) => {
        const dist = fileURLToPath(dir).replace(/[\\/]$/, '');
        const write = async (file: string, text: string): Promise<void> => {
          await mkdir(path.dirname(file), { recursive: true });
          await writeFile(file, text);
        };
        const site = business.parse(JSON.parse(await readFile(path.join(root, 'content/site.json'), 'utf8')));
        const { siteUrl, webhooks, tag, fieldWebhook } = settings();

        await write(
          path.join(dist, '.well-known/security.txt'),
          securityTxt(site.email, siteUrl, new Date()),
        );
        const files = await filesIn(dist);
        const inline = await restrictPages(dist, files);
        const description = describeEdge({
          siteUrl,
          files,
          scriptHashes: inline,
          webhooks: Object.values(webhooks),
          mapUrl: site.mapEmbedUrl,
          tag: tag?.products,
          fieldWebhook,
        });
        const { plain, brotli } = await precompress(files.map((file) => path.join(dist, file)));

        await write(path.join(dist, serverFiles.headers), headersFile(description));
        await write(path.join(dist, serverFiles.redirects), redirectsFile(description));
        const beside = `${dist}-edge`;
        await rm(beside, { recursive: true, force: true });
        await write(path.join(beside, 'edge.json'), JSON.stringify(description, null, 1));
        await write(path.join(beside, 'Caddyfile'), caddyfile(description));
        await write(path.join(beside, 'nginx.conf'), nginxSite(description));
        logger.info(
          `${files.length} files described, ${megabytes(plain)} of text compressed to ${megabytes(brotli)}, ` +
            `${inline.length} different scripts inside pages`,
        );
      },
    },
  };
}

const megabytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(1)} MB`;

/**
 * Gives each page the policy of its own style elements.
 * @returns hashes of the scripts that stand inside pages, each once
 * @throws Error that names a page with an attribute that the policy would block
 */
async function restrictPages(dist: string, files: readonly string[]): Promise<string[]> {
  const scripts = new Set<string>();
  for (const page of files.filter((file) => file.endsWith('.html'))) {
    const file = path.join(dist, page);
    const html = await readFile(file, 'utf8');
    const [forbidden] = forbiddenAttributes(html);
    if (forbidden) throw new Error(`${page} has ${forbidden} which the content security policy forbids.`);
    for (const hash of scriptHashes(html)) scripts.add(hash);
    await writeFile(file, withStylePolicy(html));
  }
  return [...scripts].sort();
}

/** The page with its policy in front of everything that the policy is about. */
export const withStylePolicy = (html: string): string =>
  html.replace(
    /<head>(\s*<meta charset="[^"]*"\s*\/?>)?/,
    (start) =>
      `${start}<meta http-equiv="Content-Security-Policy" content="${stylePolicy(styleHashes(html))}">`,
  );
