import { fileURLToPath } from 'node:url';
import type { AstroIntegration, AstroIntegrationLogger } from 'astro';
import { PlainError } from '../lib/plain-error';
import { checkContent as check } from '../content/check/check';
import { filesOnDisk } from '../content/load/files';
import { report } from '../content/load/mistake';

/**
 * Delay between a save and the check, in milliseconds. Astro reloads the page half a second after a save, and the check
 * must not take CPU time before that. Editors also write a file several times per save.
 */
const pauseMs = 1000;

async function say(root: string, logger: AstroIntegrationLogger): Promise<void> {
  const { mistakes, count } = await check(filesOnDisk(root));
  if (mistakes.length > 0) logger.error(report(mistakes));
  else logger.info(`${count} content files checked, nothing wrong.`);
}

/**
 * Checks the content before a build, so that a mistake stops it within seconds with a clear message. On the dev server
 * it prints mistakes, and checks again after each save.
 */
export function checkContent(): AstroIntegration {
  let root = '';
  return {
    name: 'check-content',
    hooks: {
      'astro:config:setup': async ({ command, config }) => {
        root = fileURLToPath(config.root);
        if (command !== 'build') return;
        const { mistakes } = await check(filesOnDisk(root));
        if (mistakes.length > 0) throw new PlainError(report(mistakes));
      },
      'astro:server:setup': ({ server, logger }) => {
        // Vitest's server has no HTTP server.
        if (!server.httpServer) return;
        let timer: NodeJS.Timeout | undefined;
        const soon = (file?: string) => {
          if (file !== undefined && !/[\\/]content[\\/]/.test(file)) return;
          clearTimeout(timer);
          timer = setTimeout(() => void say(root, logger), pauseMs);
        };
        server.watcher.on('add', soon).on('change', soon).on('unlink', soon);
        soon();
      },
    },
  };
}
