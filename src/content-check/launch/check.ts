import { checkContent } from '../check';
import { readContent } from '../content';
import type { ContentFiles } from '../files';
import { contentItems } from './content-items';
import type { LaunchItem } from './item';
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
