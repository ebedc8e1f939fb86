import type { EdgeDescription } from '../../edge/description';
import { checkContent } from '../../content/check/check';
import { launchItemsOf } from './content';
import type { LaunchItem } from './item';
import type { ContentFiles } from '../../content/load/files';
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
  const settings = [...webhooks, ...host, ...tagItems(environment)];
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
