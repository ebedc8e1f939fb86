import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { Loader } from 'astro/loaders';
import { defineCollection } from 'astro:content';
import {
  collectionOf,
  collections as described,
  collectionNames,
  type collectionTable,
  type CollectionName,
} from './content/collections';
import { entryName } from './content/languages';
import { filesOnDisk, type ContentFiles } from './content/load/files';
import { pathOf, readContent, siteLanguages, type Entry } from './content/load/read';
import { originalOf } from './content/load/translation';

const entriesOf = (files: ContentFiles, kind: CollectionName): Entry[] =>
  siteLanguages(files).flatMap((language) => readContent(files, [kind], language).entries);

const digestOf = ({ raw, whole, source }: Entry): string =>
  createHash('sha256')
    .update(JSON.stringify([whole ?? raw, source.body?.text]))
    .digest('hex')
    .slice(0, 16);

/**
 * Astro's loader of a content kind. It passes on what `readContent` reads, so pages get exactly what the content check
 * has checked: second versions of landing pages are complete, translations are laid over their originals, and no
 * Markdown is rendered that no page shows. A page's data has its address. A file that cannot be parsed is left out; the
 * content check has reported it.
 */
const contentLoader = (kind: CollectionName): Loader => ({
  name: `content-${kind}`,
  load: async ({ config, store, parseData, watcher }) => {
    const root = fileURLToPath(config.root);
    const load = async (): Promise<void> => {
      const entries = entriesOf(filesOnDisk(root), kind);
      const complete = await Promise.all(
        entries.map(async (entry, place) => {
          const { raw, whole, source } = entry;
          // Pictures of a translation are named from where its original is.
          const file = originalOf(entry.file);
          const id = entryName(entry.id, entry.language);
          const data = await parseData({
            id,
            data: (whole ?? raw) as Record<string, unknown>,
            filePath: file,
          });
          const address = pathOf(entry);
          return {
            id,
            // Its place, because Astro keeps entries in the order of their ids.
            data: { ...data, place, ...(address && { address }) },
            filePath: file,
            digest: digestOf(entry),
            ...(source.body && { body: source.body.text }),
          };
        }),
      );
      store.clear();
      for (const entry of complete) store.set(entry);
      // An empty list is a collection, too: Astro warns of a mistake in the settings where it has never held an entry.
      if (complete.length === 0) {
        store.set({ id: 'none', data: {} });
        store.delete('none');
      }
    };
    await load();
    const again = (changed: string): void => {
      const file = changed.replaceAll('\\', '/').slice(root.length);
      const collection = collectionOf(originalOf(file.replace(/^\//, '')));
      // While a file has a mistake, the dev server goes on showing the page as it was; the content check explains it.
      if (typeof collection === 'object' && collection.kind === kind) load().catch(() => undefined);
    };
    watcher?.on('add', again).on('change', again).on('unlink', again);
  },
});

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
