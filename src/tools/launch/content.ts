import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { readContent } from '../../content/load/read';
import { filesOnDisk, type ContentFiles } from '../../content/load/files';
import { PlainError } from '../../lib/plain-error';
import { contentItems } from './content-items';
import { translationItems } from './translation-items';
import { launchList, type LaunchItem } from './item';

/** What the owner must still fill in or decide in the content before the launch. */
export const launchItemsOf = (files: ContentFiles, now: Date): LaunchItem[] => [
  ...contentItems(readContent(files), now),
  ...translationItems(files),
];

/**
 * What stops a build with LAUNCH=1, as a text: everything that would tell visitors something untrue. Empty if there is
 * nothing, or without the setting.
 * @throws Error for a value that is neither 1 nor empty
 */
export function launchStops(files: ContentFiles, launch: string | undefined, now: Date): string {
  if (!launch) return '';
  if (launch !== '1') throw new Error(`LAUNCH is "${launch}". Write LAUNCH=1, or leave it out.`);
  const stops = launchItemsOf(files, now).filter(({ stopsBuild }) => stopsBuild);
  return stops.length > 0 ? launchList(stops) : '';
}

/** Stops a build in that way. Comes after the content check, because the list needs content without a mistake. */
export const launchGate = (): AstroIntegration => ({
  name: 'launch-gate',
  hooks: {
    'astro:config:setup': ({ command, config }) => {
      if (command !== 'build') return;
      const stops = launchStops(filesOnDisk(fileURLToPath(config.root)), process.env.LAUNCH, new Date());
      if (stops) throw new PlainError(stops);
    },
  },
});
