import { checkContent } from '../check';
import { readContent } from '../content';
import type { ContentFiles } from '../files';
import { contentItems } from './content-items';
import { launchList, type LaunchItem } from './item';
import { settingItems } from './setting-items';
import { tagItems } from './tag-items';

/**
 * Everything that the owner must still give or settle before going live.
 * @param files the content
 * @param environment the settings of the build
 * @param now the moment of the check
 */
export async function launchItems(
  files: ContentFiles,
  environment: Record<string, string | undefined>,
  now: Date,
): Promise<LaunchItem[]> {
  const [{ problems }, webhooks] = await Promise.all([checkContent(files), settingItems(environment)]);
  const settings = [...webhooks, ...tagItems(environment)];
  if (problems.length > 0)
    return [
      {
        topic: 'Mistakes in the content',
        file: 'content',
        field: '',
        what: `${problems.length} found. npm run check:content names them; put them right and check again.`,
      },
      ...settings,
    ];
  return [...contentItems(readContent(files), now), ...settings];
}

/**
 * What keeps a build with LAUNCH=1 from going out, as a list in words: whatever would tell visitors something
 * untrue. Empty where there is nothing, or without the setting.
 * @param files the content, free of mistakes
 * @param launch the setting LAUNCH
 * @param now the moment of the build
 * @throws Error for a value that is neither 1 nor empty
 */
export function launchStops(files: ContentFiles, launch: string | undefined, now: Date): string {
  if (!launch) return '';
  if (launch !== '1') throw new Error(`LAUNCH is "${launch}". Write LAUNCH=1, or leave it out.`);
  const stops = contentItems(readContent(files), now).filter(({ stopsBuild }) => stopsBuild);
  return stops.length > 0 ? launchList(stops) : '';
}
