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
