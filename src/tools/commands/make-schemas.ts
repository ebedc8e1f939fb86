/** `npm run make:schemas`: writes the JSON Schemas with which code editors complete and check content files. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { jsonSchemas, schemaFolder } from '../../content/json-schemas';

await mkdir(schemaFolder, { recursive: true });
const options = await resolveConfig(join(schemaFolder, 'x.json'));
const changed: string[] = [];
for (const [name, schema] of jsonSchemas()) {
  const file = join(schemaFolder, name);
  const text = await format(JSON.stringify(schema), { ...options, parser: 'json' });
  if (text === (await readFile(file, 'utf8').catch(() => ''))) continue;
  await writeFile(file, text);
  changed.push(file);
}
console.log(
  changed.length > 0 ? `Changed ${changed.join(', ')}.` : `No file in ${schemaFolder} has changed.`,
);
