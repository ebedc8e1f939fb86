import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Loader, LoaderContext } from 'astro/loaders';
import { wholeVariant, type RawLanding } from './variant';

/**
 * A loader of landing pages that fills second versions in (`variantOf`) before the schema sees them, so that nothing
 * behind it knows of half a page.
 * @param folder loads every file as it is written
 * @param base where the files lie, from the repository's root: `content/landing`
 */
export function landingLoader(folder: Loader, base: string): Loader {
  return {
    ...folder,
    name: 'landing-pages',
    load: (context) => {
      const at = (name: string): URL => new URL(`${base}/${name}`, context.config.root);
      const read = (name: string): string => readFileSync(fileURLToPath(at(name)), 'utf8');
      const readData = async (id: string): Promise<RawLanding> => {
        const type = (context as WithEntryTypes).entryTypes.get('.md');
        if (!type)
          throw new Error('Astro no longer tells loaders how it reads Markdown: see landing-loader.ts.');
        return (await type.getEntryInfo({ contents: read(`${id}.md`), fileUrl: at(`${id}.md`) })).data;
      };
      const all = (): string =>
        readdirSync(fileURLToPath(at('')))
          .filter((name) => name.endsWith('.md'))
          .map(read)
          .join('\n');
      return folder.load({
        ...context,
        // Astro keeps an entry whose file has not changed; a version changes with the page that it is a version of.
        generateDigest: (data) =>
          context.generateDigest(typeof data === 'string' ? data + all() : { ...data, all: all() }),
        parseData: async ({ data, ...entry }) => {
          const { variantOf } = data as RawLanding;
          return context.parseData({
            ...entry,
            data:
              typeof variantOf === 'string'
                ? (wholeVariant(data as RawLanding, await readData(variantOf)) as typeof data)
                : data,
          });
        },
      });
    },
  };
}

/** What Astro's own loaders use of the context to take a file apart. */
interface WithEntryTypes extends LoaderContext {
  entryTypes: Map<
    string,
    { getEntryInfo: (file: { contents: string; fileUrl: URL }) => Promise<{ data: RawLanding }> }
  >;
}
