import type { Loader } from 'astro/loaders';
import { defineCollection } from 'astro:content';
import {
  collections as described,
  collectionNames,
  type collectionTable,
  type CollectionName,
} from './content/collections';
import { contentLoader } from './content/load/loader';

/** Astro's collection of each kind of content; it infers the type of the collection's entries from this. */
type Collections = {
  [Name in CollectionName]: {
    type: 'content_layer';
    loader: Loader;
    schema: (typeof collectionTable)[Name]['schema'];
  };
};

/**
 * All content of the site, by kind. Before a build, the content check uses the same schemas to report mistakes with
 * line and remedy (`content/check/check.ts`). Astro applies them again, because that is how it fills in defaults.
 */
export const collections = Object.fromEntries(
  collectionNames.map((kind) => [
    kind,
    defineCollection({
      loader: contentLoader(kind),
      schema: described[kind].schema,
    }),
  ]),
) as unknown as Collections;
