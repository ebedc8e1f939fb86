import { z } from 'astro/zod';
import { collectionNames, collections, wholeFile, type CollectionName } from './collections';

/** A JSON Schema as data. */
export type JsonSchema = Record<string, unknown>;

/** The folder where code editors find the schemas. */
export const schemaFolder = 'content/schemas';

/** The name of a kind's schema file: `landing.schema.json`. */
export const schemaFile = (kind: CollectionName): string =>
  `${kind.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.schema.json`;

/**
 * Each kind's JSON Schema by file name, made from the zod schema that the build uses. Astro makes its own with the same
 * package, but only for its editor extension and only after a build. These are committed, so that every code editor
 * has completion, descriptions and errors without a build.
 */
export function jsonSchemas(): Map<string, JsonSchema> {
  return new Map(
    collectionNames.map((kind) => [
      schemaFile(kind),
      {
        // As editors write it: before defaults are filled in.
        ...z.toJSONSchema(wholeFile(collections[kind]), {
          target: 'draft-7',
          io: 'input',
          unrepresentable: 'any',
          reused: 'ref',
        }),
        title: collections[kind].what,
        description: `${collections[kind].what}: ${collections[kind].at}. Made by npm run make:schemas from src/content/collections.ts; not edited by hand.`,
      },
    ]),
  );
}
