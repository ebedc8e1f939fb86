import type { APIRoute } from 'astro';
import { getCollection } from 'astro:content';
import { collectionNames } from '../../content/collections';
import { originals } from '../../theme/pictures/originals';

/** Which version of each entry the dev server's pages show at this moment, and which pictures: as `digestsIn` says it. */
export const GET: APIRoute = async () => {
  const entries = (await Promise.all(collectionNames.map((kind) => getCollection(kind)))).flat();
  return Response.json(
    // Astro gives the hash, but its types of single collections do not say so.
    Object.fromEntries([
      ...entries.map((entry) => [`${entry.collection}/${entry.id}`, (entry as { digest?: string }).digest]),
      ...originals.map((file) => [file, 'picture']),
    ]),
  );
};
