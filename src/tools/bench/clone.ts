import { execFileSync } from 'node:child_process';

/**
 * Puts the files of a commit of this repository into an empty folder.
 * @throws Error if the commit does not exist
 */
export function cloneCommit(commit: string, folder: string): void {
  const git = (...parameters: string[]): void => {
    execFileSync('git', parameters, { stdio: ['ignore', 'ignore', 'inherit'] });
  };
  const name = execFileSync('git', ['rev-parse', commit], { encoding: 'utf8' }).trim();
  git('clone', '--quiet', '--shared', '--no-checkout', '.', folder);
  git('-C', folder, 'checkout', '--quiet', '--detach', name);
}
