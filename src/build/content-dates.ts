import { spawnSync } from 'node:child_process';
import { filesOnDisk } from '../content/load/files';
import { kindNames } from '../content/collections';
import { pathOf, readContent, siteLanguages } from '../content/load/read';

const git = (root: string, ...command: string[]): string => {
  const { status, stdout } = spawnSync('git', command, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 });
  return status === 0 ? stdout : '';
};

/**
 * When each page's content file was last committed, by the page's canonical path, for `lastmod` in the sitemap. Empty
 * without git or with only a part of the history (CDNs clone only the last commit), because search engines ignore all
 * dates of a site if some are wrong.
 * @param root the repository's folder
 */
export function contentDates(root: string): ReadonlyMap<string, string> {
  const dates = new Map<string, string>();
  if (git(root, 'rev-parse', '--is-shallow-repository').trim() !== 'false') return dates;
  const changed = new Map<string, string>();
  // Each commit, newest first: a line with its date, then its files.
  let date = '';
  for (const line of git(root, 'log', '--format=> %cI', '--name-only', '--relative', '--', 'content').split(
    '\n',
  )) {
    if (line.startsWith('> ')) date = line.slice(2);
    else if (line && !changed.has(line)) changed.set(line, date);
  }
  const files = filesOnDisk(root);
  for (const entry of siteLanguages(files).flatMap(
    (language) => readContent(files, kindNames, language).entries,
  )) {
    const path = pathOf(entry);
    const at = changed.get(entry.file);
    if (path !== undefined && at) dates.set(path, at);
  }
  return dates;
}
