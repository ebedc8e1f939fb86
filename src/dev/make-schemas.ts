/** `npm run make:schemas`: writes the JSON Schemas with which code editors complete and check content files. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { jsonSchemas, schemaFolder } from '../content-check/json-schemas';

await mkdir(schemaFolder, { recursive: true });
const options = await resolveConfig(join(schemaFolder, 'x.json'));
const schemas = jsonSchemas();
for (const [name, schema] of schemas)
  await writeFile(
    join(schemaFolder, name),
    await format(JSON.stringify(schema), { ...options, parser: 'json' }),
  );
console.log(`Wrote ${schemas.size} schemas to ${schemaFolder}/.`);
