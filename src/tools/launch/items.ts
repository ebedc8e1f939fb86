import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { EdgeDescription } from '../../edge/description';
import { checkContent } from '../../content/check/check';
import { filesOnDisk, type ContentFiles } from '../../content/load/files';
import { PlainError } from '../../lib/plain-error';
import { contentItems } from './content-items';
import { launchList, type LaunchItem } from './item';
import { hostItems } from './host-items';
import { settingItems, tagItems } from './setting-items';

/** Everything that the owner must still fill in or decide before the launch. */
export async function launchItems(
  files: ContentFiles,
  environment: Record<string, string | undefined>,
  now: Date,
  edge?: EdgeDescription,
): Promise<LaunchItem[]> {
  const site = environment.SITE_URL?.trim() ?? '';
  const [{ mistakes }, webhooks, host] = await Promise.all([
    checkContent(files),
    settingItems(environment),
    site.startsWith('https://') ? hostItems(site, edge) : [],
  ]);
  const what = `${mistakes.length} found. npm run check:content lists them; correct them and check again.`;
  const content: LaunchItem[] =
    mistakes.length > 0
      ? [{ topic: 'Mistakes in the content', file: 'content', field: '', what }]
      : contentItems(files, now);
  return [...content, ...webhooks, ...host, ...tagItems(environment).items];
}

/**
 * What stops a build with LAUNCH=1, as a text: everything that would tell visitors something untrue. Empty if there is
 * nothing, or without the setting.
 * @throws Error for a value that is neither 1 nor empty
 */
export function launchStops(files: ContentFiles, launch: string | undefined, now: Date): string {
  if (!launch) return '';
  if (launch !== '1') throw new Error(`LAUNCH is "${launch}". Write LAUNCH=1, or leave it out.`);
  const stops = contentItems(files, now).filter(({ stopsBuild }) => stopsBuild);
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
