import { checkContent } from '../../content/check/check';
import { launchItemsOf } from './content';
import type { LaunchItem } from './item';
import type { ContentFiles } from '../../content/load/files';
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
  return [...launchItemsOf(files, now), ...settings];
}
