import { readContent } from '../../content/load/read';
import type { ContentFiles } from '../../content/load/files';
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
