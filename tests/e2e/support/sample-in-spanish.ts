import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { collections } from '../../../src/content/collections';
import { readMarkdown } from '../../../src/content/load/markdown';
import { hashesOf } from '../../../src/content/load/translated';
import { recordOf, textsOnly, translatableIn, translationOf } from '../../../src/content/load/translation';

/** The city that is in Spanish, too. */
export const city = 'content/cities/garland.md';

/**
 * A new folder with the tests' small content, in which one city is in Spanish, too, and a landing page has a second
 * version.
 */
export function sampleInSpanish(): string {
  const root = mkdtempSync(path.join(tmpdir(), 'desk-'));
  cpSync('tests/sample/content', path.join(root, 'content'), { recursive: true });
  const at = (name: string) => path.join(root, name);
  const write = (name: string, text: string) => {
    mkdirSync(path.dirname(at(name)), { recursive: true });
    writeFileSync(at(name), text);
  };
  const { data } = readMarkdown(readFileSync(at(city), 'utf8'));
  write(translationOf(city, 'es'), `---\n${JSON.stringify(textsOnly(collections.cities, data))}\n---\n`);
  const hashes = hashesOf(translatableIn(collections.cities, data));
  write(recordOf('es'), JSON.stringify({ 'cities/garland.md': hashes }));
  write(
    'content/landing/sewer-line-b.md',
    '---\nvariantOf: sewer-line\nsections:\n  - type: hero\n    title: Slow drains?\n---\n',
  );
  const site = JSON.parse(readFileSync(at('content/site.json'), 'utf8')) as object;
  write('content/site.json', JSON.stringify({ ...site, languages: ['en', 'es'] }));
  return root;
}
