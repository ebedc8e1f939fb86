import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { site as siteSchema } from '../content/schemas/site';
import { filesOnDisk } from '../content/load/files';
import { readContent } from '../content/load/read';
import { describeEdge, serverFiles } from '../edge/description';
import { caddyfile } from '../edge/formats/caddyfile';
import { headersFile } from '../edge/formats/headers-file';
import { nginxSite } from '../edge/formats/nginx';
import { redirectsFile } from '../edge/formats/redirects-file';
import { securityTxt } from '../edge/formats/security-txt';
import { wranglerFile } from '../edge/formats/wrangler';
import { settings } from '../config/settings';
import { dropUnused } from '../lib/build-cache';
import { compressTexts } from './compress';
import { filesIn } from './files';
import type { FinishedPages } from './pages/postprocess';

/**
 * Prepares the built site for every kind of server: `_headers`, `_redirects` and `security.txt` in its folder, brotli
 * and gzip files next to each text file, and in a second folder (`dist-edge/`) a Caddyfile, configurations of nginx and
 * Cloudflare Workers and the description that all of them are made from, which the local preview uses too. Must be the last integration: a
 * page that is changed afterward would not match its hashes.
 */
export function edge(pages: FinishedPages): AstroIntegration {
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
        const site = siteSchema.parse(readContent(filesOnDisk(root), ['site']).entries[0]?.raw);
        const { siteUrl, webhooks, tag, fieldWebhook, photoWebhook } = settings();

        await write(
          path.join(dist, '.well-known/security.txt'),
          securityTxt(site.email, siteUrl, new Date()),
        );
        const files = await filesIn(dist);
        const scriptHashes = [...pages.scriptHashes].sort();
        const description = describeEdge({
          siteUrl,
          files,
          scriptHashes,
          webhooks: Object.values(webhooks),
          mapUrl: site.mapEmbedUrl,
          bookingUrl: site.booking.url,
          tag: tag?.products,
          fieldWebhook,
          photoWebhook,
        });
        const { plain, brotli } = await compressTexts(files.map((file) => path.join(dist, file)));
        await dropUnused(new Date());

        await write(path.join(dist, serverFiles.headers), headersFile(description));
        await write(path.join(dist, serverFiles.redirects), redirectsFile(description));
        const beside = `${dist}-edge`;
        await rm(beside, { recursive: true, force: true });
        await write(path.join(beside, 'edge.json'), JSON.stringify(description, null, 1));
        await write(path.join(beside, 'Caddyfile'), caddyfile(description));
        await write(path.join(beside, 'nginx.conf'), nginxSite(description));
        const workers = path.join(beside, 'cloudflare-workers');
        const folder = path.relative(workers, dist).split(path.sep).join('/');
        await write(path.join(workers, 'wrangler.jsonc'), wranglerFile(description, folder));
        logger.info(
          `${files.length} files described, ${megabytes(plain)} of text compressed to ${megabytes(brotli)}, ` +
            `${scriptHashes.length} different scripts inside pages`,
        );
      },
    },
  };
}

const megabytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(1)} MB`;
