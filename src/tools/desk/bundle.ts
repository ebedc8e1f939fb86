import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** A file of the editor's package, also one that the package does not list in its exports. */
const editorFile = (file: string): string => `${root}node_modules/@sveltia/cms/${file}`;

/** Pictures, fonts and decoders that the editor asks for in `assets/` beside its script. */
export const editorAssets = editorFile('npm/assets/');

/**
 * Bundles scripts of the desk for browsers.
 * @returns the script files by their names: also `chunks/…`, which the scripts import
 */
export async function bundle(
  scripts: Readonly<Record<string, string>>,
  { minify = false } = {},
): Promise<ReadonlyMap<string, Uint8Array>> {
  const { outputFiles } = await build({
    entryPoints: scripts,
    absWorkingDir: root,
    outdir: '/',
    chunkNames: 'chunks/[name]-[hash]',
    write: false,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    minify,
    logLevel: 'error',
    tsconfig: `${root}tsconfig.json`,
    // The colors of code in texts, for hundreds of languages. No text of this site has code.
    external: ['@shikijs/*'],
  });
  return new Map(outputFiles.map(({ path, contents }) => [path.replace(/^\//, ''), contents]));
}
