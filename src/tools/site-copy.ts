import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';

/** What a build reads. Packages are linked, not copied. */
const sources = [
  'content',
  'public',
  'src',
  'astro.config.mjs',
  'package.json',
  'tailwind.config.mjs',
  'tsconfig.json',
];

/** Pictures that Astro keeps from earlier builds, named by their contents, so a copy does not make the same pictures again. */
const pictures = ['node_modules/.astro/assets'];

interface CopyOptions {
  /** Whether the copy may use pictures from earlier builds. */
  withPictures?: boolean;
  /** Called with the project path of each file and folder; true leaves it out. */
  without?: (name: string) => boolean;
}

/** Copies the project to an empty folder, so it can be built with other content. Writes nothing to the project. */
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
