import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Loader, LoaderContext } from 'astro/loaders';
import { wholeVariant, type RawLanding } from './variant';

/**
 * A loader of landing pages that completes second versions (`variantOf`) before the schema checks them, so the rest of
 * the code gets only complete pages.
 * @param folder loads the files unchanged
 * @param base folder of the files, relative to the repository's root: `content/landing`
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
          throw new Error('Astro no longer gives loaders its Markdown parser: see landing-loader.ts.');
        return (await type.getEntryInfo({ contents: read(`${id}.md`), fileUrl: at(`${id}.md`) })).data;
      };
      const all = (): string =>
        readdirSync(fileURLToPath(at('')))
          .filter((name) => name.endsWith('.md'))
          .map(read)
          .join('\n');
      return folder.load({
        ...context,
        // Astro skips an entry whose digest is the same, but a second version also changes when its page does.
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

/** The undocumented part of the context with which Astro's own loaders parse files. */
interface WithEntryTypes extends LoaderContext {
  entryTypes: Map<
    string,
    { getEntryInfo: (file: { contents: string; fileUrl: URL }) => Promise<{ data: RawLanding }> }
  >;
}
