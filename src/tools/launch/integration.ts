import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { filesOnDisk } from '../../content/load/files';
import { PlainError } from '../../lib/plain-error';
import { launchStops } from './content';

/**
 * With the setting LAUNCH=1, content that would tell visitors something untrue stops a build. Comes after the content
 * check, because the list needs content without a mistake.
 */
export function launchGate(): AstroIntegration {
  return {
    name: 'launch-gate',
    hooks: {
      'astro:config:setup': ({ command, config }) => {
        if (command !== 'build') return;
        const stops = launchStops(filesOnDisk(fileURLToPath(config.root)), process.env.LAUNCH, new Date());
        if (stops) throw new PlainError(stops);
      },
    },
  };
}
