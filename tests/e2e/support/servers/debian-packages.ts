import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { NotHere } from './server';

const folder = path.resolve('.cache/servers');

/** Where a folder of the system is if the packages are unpacked: for libraries, which a program looks up by itself. */
export const unpacked = (place: string): string => path.join(folder, place);

const run = (cwd: string, program: string, parameters: readonly string[]): void =>
  void execFileSync(program, parameters, {
    cwd,
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
  const present = (): string | undefined => [file, unpacked(file)].find((place) => existsSync(place));
  const found = present();
  if (found) return found;
  if (!existsSync('/usr/bin/apt-get'))
    throw new NotHere(`${file} is not installed and there is no apt-get here`);
  mkdirSync(folder, { recursive: true });
  // Of its own: other tests may be fetching theirs.
  const downloads = mkdtempSync(path.join(folder, 'packages-'));
  const download = (): void => run(downloads, 'apt-get', ['download', ...packages]);
  try {
    try {
      download();
    } catch {
      // No list of packages yet, or an old one. Only root may fetch it.
      run(downloads, 'apt-get', ['update']);
      download();
    }
    for (const name of readdirSync(downloads)) run(downloads, 'dpkg', ['--extract', name, folder]);
  } catch (error) {
    const said = (error as { stderr?: Buffer }).stderr;
    throw new NotHere(
      `the Debian packages ${packages.join(', ')} cannot be fetched: ${String(said ?? error).trim()}`,
    );
  } finally {
    rmSync(downloads, { recursive: true, force: true });
  }
  const installed = present();
  if (!installed) throw new NotHere(`the Debian packages ${packages.join(', ')} have no ${file}`);
  return installed;
}
