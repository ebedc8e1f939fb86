import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { aspectsOfPage, directives, rulesOf, scriptLines, type Aspects } from './page';

/** A built site: the aspects of each file by its name, hashes in names folded. */
export type Build = ReadonlyMap<string, Aspects>;

const texts =
  /(\.(html|css|js|json|svg|txt|xml|webmanifest)|(^|\/)(_headers|_redirects|Caddyfile|nginx\.conf))$/;

/** Between words of a name: `menu.CSomeFFu.js`, `drain.B0qaxUj2_1zyw7u.webp`. */
const contentHash = /\.[\w-]{8}(?:_[\w-]+)?(\.\w+)$/;

const sha = (content: Buffer | string): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 8);

/**
 * The names of files that have a hash of their content in their name, without it: `menu.*.js`. A picture gets a hash of its
 * bytes instead, so that it has the same name only if it is the same picture.
 */
function foldedNames(folder: string, files: readonly string[]): Map<string, string> {
  const names = new Map<string, string>();
  for (const file of files) {
    const base = path.posix.basename(file);
    if (!file.startsWith('_astro/') || !contentHash.test(base)) continue;
    const digest = texts.test(base) ? '' : sha(readFileSync(path.join(folder, file)));
    names.set(base, base.replace(contentHash, `.*${digest}$1`));
  }
  return names;
}

/**
 * Reads a built site, with the servers' configuration beside it if it is there.
 * @throws {Error} if the folder holds no built site
 */
export function readBuild(folder: string): Build {
  if (!existsSync(path.join(folder, 'index.html')))
    throw new Error(`${folder} holds no built site (no index.html). Name two folders such as dist.`);
  const files = filesBelow(folder);
  const names = foldedNames(folder, files);
  const fold = (text: string): string =>
    text
      .replaceAll(/[\w.@-]+\.\w+/g, (name) => names.get(name) ?? name)
      // In a policy, of a script or style that is compared itself.
      .replaceAll(/'sha256-[^']*'/g, "'sha256-*'");
  const uses = new Map<string, number>();
  /** Several scripts may have one name. */
  const numbered = (name: string): string => {
    const use = (uses.get(name) ?? 0) + 1;
    uses.set(name, use);
    return use > 1 ? `${name} (${use})` : name;
  };
  const beside = `${folder.replace(/\/+$/, '')}-edge`;
  const all = [
    ...files.map((file) => ({ name: numbered(fold(file)), file: path.join(folder, file) })),
    ...(existsSync(beside) ? filesBelow(beside) : []).map((file) => ({
      name: `${file} (beside the site)`,
      file: path.join(beside, file),
    })),
  ];
  return new Map(all.map(({ name, file }) => [name, aspectsOf(file, fold)]));
}

/** Files below a folder, sorted; without those that are only another one compressed. */
function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !/\.(br|gz)$/.test(file) && statSync(path.join(folder, file)).isFile())
    .sort();
}

function aspectsOf(file: string, fold: (text: string) => string): Aspects {
  const content = readFileSync(file);
  if (!texts.test(file)) return { bytes: [`${content.length} B, ${sha(content)}`] };
  if (file.endsWith('.html')) return aspectsOfPage(content.toString(), fold);
  const text = fold(content.toString());
  if (file.endsWith('.css')) return { styles: rulesOf(text) };
  if (file.endsWith('.js')) {
    const brotli = brotliCompressSync(content).length;
    return { bytes: [`${content.length} B, ${brotli} B as brotli, code ${sha(text)}`] };
  }
  if (/\.(xml|svg)$/.test(file)) return { lines: text.replaceAll('><', '>\n<').split('\n') };
  return { lines: scriptLines(text).flatMap(directives) };
}
