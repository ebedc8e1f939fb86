import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';

/** What a build reads; packages are linked, so that a copy of the project can be built with other content. */
const sources = [
  'content',
  'public',
  'src',
  'astro.config.mjs',
  'package.json',
  'tailwind.config.mjs',
  'tsconfig.json',
];

/** Pictures that a build has made, by their contents: a copy with the same pictures need not make them again. */
const pictures = ['node_modules/.astro/made'];

interface CopyOptions {
  /** Whether the copy may take pictures that earlier builds have made. */
  withPictures?: boolean;
  /** What is left out: asked for each file and folder, by its path in the project. */
  without?: (name: string) => boolean;
}

/** Copies the project into an empty folder, to be built there. Nothing is written into the project. */
export function copySite(
  folder: string,
  { withPictures = false, without = () => false }: CopyOptions = {},
): void {
  const filter = (source: string) => !without(source.split(path.sep).join('/'));
  for (const name of sources) cpSync(name, path.join(folder, name), { recursive: true, filter });
  const packages = path.join(folder, 'node_modules');
  mkdirSync(packages);
  for (const name of readdirSync('node_modules'))
    if (!name.startsWith('.')) symlinkSync(path.resolve('node_modules', name), path.join(packages, name));
  if (!withPictures) return;
  for (const name of pictures)
    if (existsSync(name)) cpSync(name, path.join(folder, name), { recursive: true });
}
