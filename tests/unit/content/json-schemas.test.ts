import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { jsonSchemas, schemaFile, schemaFolder } from '@/content/json-schemas';
import { collectionOf } from '@/content/collections';
import { ownFiles } from './check/memory';

const jsonFiles = ownFiles
  .names()
  .filter((file) => file.endsWith('.json') && typeof collectionOf(file) === 'object');

const committed = (name: string) => JSON.parse(readFileSync(join(schemaFolder, name), 'utf8')) as unknown;

describe('The schemas that editors complete by', () => {
  it('are those that the build checks by; npm run make:schemas makes them so', () => {
    const made = jsonSchemas();
    expect(readdirSync(schemaFolder).sort()).toEqual([...made.keys()].sort());
    for (const [name, schema] of made)
      expect(committed(name), name).toEqual(JSON.parse(JSON.stringify(schema)));
  });

  it.each(jsonFiles)('are set in the editor for %s', (file) => {
    const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8')) as {
      'json.schemas': { fileMatch: string[]; url: string }[];
    };
    const found = collectionOf(file);
    if (typeof found !== 'object') throw new Error(`${file} is of no kind.`);
    const folder = `/${file.replace(/[^/]+$/, '*.json')}`;
    const match = settings['json.schemas'].find(
      ({ fileMatch }) => fileMatch.includes(`/${file}`) || fileMatch.includes(folder),
    );
    expect(match?.url).toBe(`./${schemaFolder}/${schemaFile(found.kind)}`);
  });
});
