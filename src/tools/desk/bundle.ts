import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import ours from './editor-words.json' with { type: 'json' };

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** A file of the editor's package, also one that the package does not list in its exports. */
const editorFile = (file: string): string => `${root}node_modules/@sveltia/cms/${file}`;

/** Pictures, fonts and decoders that the editor asks for in `assets/` beside its script. */
export const editorAssets = editorFile('npm/assets/');

interface Words {
  [name: string]: string | Words;
}

const withOurs = (theirs: Words, own: Words): Words => ({
  ...theirs,
  ...Object.fromEntries(
    Object.entries(own).map(([name, word]) => {
      const before = theirs[name];
      return [name, typeof before === 'object' && typeof word === 'object' ? withOurs(before, word) : word];
    }),
  ),
});

/** The editor calls every file an asset. Here all of them are pictures. */
const withPictures = (word: string): string =>
  word
    .replace(/\b([Aa])n asset/g, '$1 picture')
    .replaceAll('Asset', 'Picture')
    .replaceAll('asset', 'picture');

/**
 * The editor's words: those of its package, with ours where the office would not understand them
 * (`editor-words.json`). `page/editor.html` chooses Canadian English, whose words these replace, because those for the
 * United States are part of the editor's script.
 */
export function editorWords(): Words {
  const theirs = readFileSync(editorFile('locales/en-US.json'), 'utf8');
  const named = JSON.parse(theirs, (_, word: unknown) =>
    typeof word === 'string' ? withPictures(word) : word,
  ) as Words;
  return withOurs(named, ours);
}

const words: Plugin = {
  name: 'words',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]@sveltia[\\/]cms[\\/]locales[\\/]en-CA\.json$/ }, () => ({
      contents: JSON.stringify(editorWords()),
      loader: 'json',
    }));
  },
};

/**
 * Bundles scripts of the desk for browsers.
 * @param scripts name and file, or package, of each script
 * @returns the script files by their names: also `chunks/…`, which the scripts import
 */
export async function bundle(
  scripts: Readonly<Record<string, string>>,
  { minify = false, plugins = [] }: { minify?: boolean; plugins?: Plugin[] } = {},
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
    plugins: [words, ...plugins],
    // The colors of code in texts, for hundreds of languages. No text of this site has code.
    external: ['@shikijs/*'],
  });
  return new Map(outputFiles.map(({ path, contents }) => [path.replace(/^\//, ''), contents]));
}
