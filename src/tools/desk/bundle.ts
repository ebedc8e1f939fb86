import { fileURLToPath } from 'node:url';
import { build, type BuildOptions } from 'esbuild';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** The folder of the desk's pages and their scripts. */
export const pageFolder = fileURLToPath(new URL('./page/', import.meta.url));

/** Pictures, fonts and decoders that the editor asks for in `assets/` beside its script. */
export const editorAssets = `${root}node_modules/@sveltia/cms/npm/assets/`;

/**
 * Bundles scripts of the desk for browsers.
 * @param scripts files of `pageFolder` by their names in the result
 * @returns the script files by their names: also `chunks/…`, which the scripts import
 */
export async function bundle(
  scripts: Readonly<Record<string, string>>,
  options: BuildOptions = { write: false, outdir: '/' },
): Promise<ReadonlyMap<string, Uint8Array>> {
  const { outputFiles = [] } = await build({
    entryPoints: Object.entries(scripts).map(([out, name]) => ({ in: pageFolder + name, out })),
    absWorkingDir: root,
    chunkNames: 'chunks/[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    logLevel: 'error',
    tsconfig: `${root}tsconfig.json`,
    // The colors of code in texts, for hundreds of languages. No text of this site has code.
    external: ['@shikijs/*'],
    ...options,
  });
  return new Map(outputFiles.map(({ path, contents }) => [path.replace(/^\//, ''), contents]));
}

/**
 * Allows requests to this origin only: the editor's fonts and texts come from its package. It encodes pictures with
 * WebAssembly in browsers that cannot do it themselves.
 * @param inline which scripts of the pages themselves may run
 * @param host another origin that may be asked
 */
export const policy = (inline: string, host = ''): string =>
  [
    "default-src 'self'",
    `script-src 'self' 'wasm-unsafe-eval' ${inline}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    `connect-src 'self' blob: data: ${host}`.trim(),
    "frame-src 'self' blob:",
    "worker-src 'self' blob:",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
