import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const files = ['astro.config.mjs', 'tailwind.config.mjs'].concat(
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(astro|tsx?|mjs|css)$/.test(file) && !file.endsWith('.d.ts'))
    .map((file) => `src/${file.replaceAll('\\', '/')}`),
);
const texts = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));

/** Astro finds these by their place, and developers run those of `src/tools`. */
const isFoundByPlace = (file: string): boolean =>
  /^src\/(pages\/|tools\/|content\.config\.ts)/.test(file) || !file.startsWith('src/');

describe('A file of src', () => {
  it('is named by another one, so that nothing stays when a feature is removed', () => {
    const unused = files.filter((file) => {
      const { dir, name, base } = path.parse(file);
      // A folder's `index` is named as the folder.
      const names = name === 'index' ? `(?:index|${path.basename(dir)})` : name;
      const named = new RegExp(`['"/]${names}(?:${base.slice(name.length)})?(?:\\?\\w+)?['"\`]`);
      return !isFoundByPlace(file) && ![...texts].some(([other, text]) => other !== file && named.test(text));
    });
    expect(unused).toEqual([]);
  });
});
