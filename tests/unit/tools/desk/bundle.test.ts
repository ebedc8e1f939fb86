import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { editorWords } from '@/tools/desk/bundle';
import ours from '@/tools/desk/editor-words.json';

interface Words {
  [name: string]: string | Words;
}

/** All words by their names, as in `entry_sidebar.slug.title`. */
const byName = (words: Words, above = ''): [string, string][] =>
  Object.entries(words).flatMap(([name, word]) =>
    typeof word === 'string' ? [[above + name, word]] : byName(word, `${above}${name}.`),
  );

it('every word that the desk says otherwise is a word of the editor', () => {
  const theirs = JSON.parse(readFileSync('node_modules/@sveltia/cms/locales/en-US.json', 'utf8')) as Words;
  const names = (words: Words) => byName(words).map(([name]) => name);
  expect(names(theirs)).toEqual(expect.arrayContaining(names(ours)));
});

it('the editor says address instead of slug, and picture instead of asset', () => {
  // What whoever sets the editor up reads stays as it is.
  const read = byName(editorWords()).filter(([name]) => !/^(config|prefs)\./.test(name));
  expect(read.filter(([, word]) => /\b(slugs?|assets?|an picture)\b/i.test(word))).toEqual([]);
  expect(editorWords()).toMatchObject({ asset_library: 'Picture Library', replace_asset: 'Replace Picture' });
});
