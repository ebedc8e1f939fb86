import path from 'node:path';
import { installed } from '../../../bench/receivers/program';
import { NotHere } from './server';

/**
 * A file of a package that only these tests need, installed when a test first asks for it.
 * @param wanted the package with its version: `wrangler@4.86.0`
 * @throws NotHere where it cannot be installed
 */
export function npmFile(wanted: string, file: string): string {
  const [, name = '', version = ''] = /^(.+)@(.+)$/.exec(wanted) ?? [];
  try {
    return path.join(installed({ name, version }, 'hosts', 2), file);
  } catch (error) {
    throw new NotHere(`${wanted} cannot be installed from the package registry: ${String(error)}`);
  }
}
