import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { site as siteSchema } from '../content/schemas/site';
import { filesOnDisk } from '../content/load/files';
import { readContent } from '../content/load/read';
import { describeEdge } from '../edge/description';
import { hosts, hostsReadme } from '../edge/hosts';
import { securityTxt } from '../edge/security-txt';
import { settings } from '../config/settings';
import { dropUnused } from '../lib/build-cache';
import { compressTexts } from './compress';
import { filesIn } from './clean-up';
import type { FinishedPages } from './pages/postprocess';

/**
 * Prepares the built site for every kind of server: `_headers`, `_redirects` and `security.txt` in its folder, brotli
 * and gzip files next to each text file, and in a second folder (`dist-edge/`) what each kind of host needs, and the
 * description that all of it is made from, which the local preview uses too. Must be the last integration: a page that is
 * changed afterward would not match its hashes.
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
        const { siteUrl, webhooks, tag, callTracking, fieldWebhook, photoWebhook } = settings();

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
          bookingUrl: site.bookingUrl,
          tag: tag?.products,
          callTracking,
          fieldWebhook,
          photoWebhook,
        });
        const { plain, brotli } = await compressTexts(files.map((file) => path.join(dist, file)));
        await dropUnused(new Date());

        const beside = `${dist}-edge`;
        await rm(beside, { recursive: true, force: true });
        await write(path.join(beside, 'edge.json'), JSON.stringify(description, null, 1));
        await write(path.join(beside, 'README.md'), hostsReadme());
        for (const host of hosts) {
          const folder = host.folder ? path.join(beside, host.folder) : dist;
          const site = path.relative(folder, dist).split(path.sep).join('/');
          for (const [name, text] of Object.entries(host.files(description, site)))
            await write(path.join(folder, name), text);
        }
        logger.info(
          `${files.length} files described, ${megabytes(plain)} of text compressed to ${megabytes(brotli)}, ` +
            `${scriptHashes.length} different scripts inside pages`,
        );
      },
    },
  };
}

const megabytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(1)} MB`;
