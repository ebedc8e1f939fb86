import { checkContent } from '../check';
import { readContent } from '../../content-reader/read';
import type { ContentFiles } from '../../content-reader/files';
import { contentItems } from './content-items';
import { translationItems } from './translation-items';
import { launchList, type LaunchItem } from './item';
import { settingItems } from './setting-items';
import { tagItems } from './tag-items';

/**
 * Everything that the owner must still fill in or decide before the launch.
 * @param files the content
 * @param environment the settings of the build
 * @param now the moment of the check
 */
export async function launchItems(
  files: ContentFiles,
  environment: Record<string, string | undefined>,
  now: Date,
): Promise<LaunchItem[]> {
  const [{ mistakes }, webhooks] = await Promise.all([checkContent(files), settingItems(environment)]);
  const settings = [...webhooks, ...tagItems(environment)];
  if (mistakes.length > 0)
    return [
      {
        topic: 'Mistakes in the content',
        file: 'content',
        field: '',
        what: `${mistakes.length} found. npm run check:content lists them; correct them and check again.`,
      },
      ...settings,
    ];
  return [...contentItems(readContent(files), now), ...translationItems(files), ...settings];
}

/**
 * What stops a build with LAUNCH=1, as a text: everything that would tell visitors something untrue. Empty if there is
 * nothing, or without the setting.
 * @param files the content, free of mistakes
 * @param launch value of the setting LAUNCH
 * @param now the moment of the build
 * @throws Error for a value that is neither 1 nor empty
 */
export function launchStops(files: ContentFiles, launch: string | undefined, now: Date): string {
  if (!launch) return '';
  if (launch !== '1') throw new Error(`LAUNCH is "${launch}". Write LAUNCH=1, or leave it out.`);
  const stops = [...contentItems(readContent(files), now), ...translationItems(files)].filter(
    ({ stopsBuild }) => stopsBuild,
  );
  return stops.length > 0 ? launchList(stops) : '';
}
