import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { NotHere } from './server';

const folder = path.resolve('.cache/servers');

const run = (program: string, parameters: readonly string[]): void =>
  void execFileSync(program, parameters, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: 90_000,
  });

/**
 * A file of Debian packages: the machine's own if they are installed, otherwise unpacked into `.cache/servers`.
 * Unpacked and not installed, because an installed web server starts at once and takes port 80.
 * @param file from the root of the system: `/usr/bin/caddy`
 * @param packages those that have the file and what it cannot do without
 * @throws NotHere on a machine without apt, or where the packages cannot be fetched
 */
export function debianFile(file: string, packages: readonly string[]): string {
  const unpacked = path.join(folder, file);
  const present = (): string | undefined => [file, unpacked].find((place) => existsSync(place));
  const found = present();
  if (found) return found;
  if (!existsSync('/usr/bin/apt-get'))
    throw new NotHere(`${file} is not installed and there is no apt-get here`);
  mkdirSync(folder, { recursive: true });
  const download = (): void => run('apt-get', ['download', ...packages]);
  try {
    try {
      download();
    } catch {
      // No list of packages yet, or an old one. Only root may fetch it.
      run('apt-get', ['update']);
      download();
    }
    for (const name of readdirSync(folder).filter((entry) => entry.endsWith('.deb')))
      run('dpkg', ['--extract', name, '.']);
  } catch (error) {
    const said = (error as { stderr?: Buffer }).stderr;
    throw new NotHere(
      `the Debian packages ${packages.join(', ')} cannot be fetched: ${String(said ?? error).trim()}`,
    );
  }
  const installed = present();
  if (!installed) throw new NotHere(`the Debian packages ${packages.join(', ')} have no ${file}`);
  return installed;
}
