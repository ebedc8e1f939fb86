import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { landingPath, pagePaths } from '../content-model/paths';

/** The address of each kind of page, from its file's name and text. */
const addresses: Readonly<Record<string, (id: string, text: string) => string>> = {
  pages: (id) => pagePaths[id] ?? `/${id}`,
  services: (id) => `/services/${id}`,
  cities: (id) => `/service-area/${id}`,
  landing: (id, text) => landingPath(id, /^path: *(\S+)$/m.exec(text)?.[1]),
  legal: (id) => `/${id}`,
};

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
  for (const [folder, addressOf] of Object.entries(addresses))
    for (const file of readdirSync(join(root, 'content', folder))) {
      const at = changed.get(`content/${folder}/${file}`);
      if (!at || !file.endsWith('.md')) continue;
      const text = readFileSync(join(root, 'content', folder, file), 'utf8');
      dates.set(addressOf(file.replace(/\.md$/, ''), text), at);
    }
  return dates;
}
