import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runNpm } from '@/tools/npm.mjs';

/** A receiver's package. */
export interface Package {
  name: string;
  version: string;
  size: string;
  /** Packages that it needs in another version than it names. */
  overrides?: Readonly<Record<string, string>>;
  /** Packages whose install script must run, because they have a part to compile; no other one runs. */
  compiled?: readonly string[];
  more?: Readonly<Record<string, string>>;
}

/**
 * Installs a receiver from the package registry into `.cache/` if it is missing.
 * @throws Error if it could not be installed
 */
export function installed({ name, version, size, overrides, compiled = [], more }: Package): string {
  const folder = path.resolve(`.cache/receivers/${name}-${version}`);
  const done = path.join(folder, 'installed');
  const own = path.join(folder, 'node_modules', name);
  if (existsSync(done)) return own;
  console.log(`Installing ${name} ${version} into ${path.relative('.', folder)} (${size}) …`);
  mkdirSync(folder, { recursive: true });
  const manifest = { private: true, dependencies: { [name]: version, ...more }, overrides };
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest, null, 2));
  const npm = (...parameters: string[]): void =>
    runNpm([...parameters, '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder });
  npm('install', '--ignore-scripts', '--omit=dev');
  if (compiled.length > 0) npm('rebuild', ...compiled);
  writeFileSync(done, '');
  return own;
}
