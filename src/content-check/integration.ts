import { fileURLToPath } from 'node:url';
import type { AstroIntegration, AstroIntegrationLogger } from 'astro';
import { checkContent as check } from './check';
import { filesOnDisk } from './files';
import { launchStops } from './launch/check';
import { report } from './problem';
import { buildRules } from './rules';

/**
 * From a save to the check, in milliseconds. Astro shows the page again half a second after a save, and the check must
 * not have the processor before that; saving a file in an editor can also write it several times in a row.
 */
const pauseMs = 1000;

/** Stops a build on mistakes in the content; a list in words, without the stack that nobody asked for. */
class ContentError extends Error {
  constructor(list: string) {
    super(list);
    this.name = 'ContentError';
    this.stack = list;
  }
}

async function say(root: string, logger: AstroIntegrationLogger): Promise<void> {
  const { problems, count } = await check(filesOnDisk(root));
  if (problems.length > 0) logger.error(report(problems));
  else logger.info(`${count} content files checked, nothing wrong.`);
}

/**
 * Checks the content before anything is built, so that a mistake of an editor stops the build within seconds and
 * with a message in words, and a build with LAUNCH=1 on what must not go live; on the dev server it speaks of it and checks again whenever a file is saved.
 */
export function checkContent(): AstroIntegration {
  let root = '';
  return {
    name: 'check-content',
    hooks: {
      'astro:config:setup': async ({ command, config }) => {
        root = fileURLToPath(config.root);
        if (command !== 'build') return;
        const { problems } = await check(filesOnDisk(root), buildRules);
        if (problems.length > 0) throw new ContentError(report(problems));
        const stops = launchStops(filesOnDisk(root), process.env.LAUNCH, new Date());
        if (stops) throw new ContentError(stops);
      },
      'astro:server:setup': ({ server, logger }) => {
        // A server that nobody can visit belongs to a test run.
        if (!server.httpServer) return;
        let timer: NodeJS.Timeout | undefined;
        const soon = (file?: string) => {
          if (file !== undefined && !/[\\/]content[\\/][^]*\.(md|json|avif|jpe?g|png|webp)$/.test(file))
            return;
          clearTimeout(timer);
          timer = setTimeout(() => void say(root, logger), pauseMs);
        };
        server.watcher.on('add', soon).on('change', soon).on('unlink', soon);
        soon();
      },
    },
  };
}
