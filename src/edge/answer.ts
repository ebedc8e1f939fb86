import { fileOfAddress, redirectsOf, type EdgeDescription } from './description';

/** The response to an address: a file with its status, or a redirect. */
export interface Answer {
  status: 200 | 301 | 404;
  /** Path from the site's root; none for a redirect. */
  file?: string;
  headers: Readonly<Record<string, string>>;
}

/**
 * Responds as the description says: used by the local preview, where Caddy, nginx and the CDNs use the
 * configuration made from the same description.
 * @returns a function from an address's path and its query, `?` included, to the response
 */
export function answers(
  { headers, caching, pages, notFound, localNotFound, hidden, mediaTypes }: EdgeDescription,
  files: readonly string[],
): (path: string, query: string) => Answer {
  const moved = new Map(redirectsOf(pages).map(({ from, to, status }) => [from, { to, status }]));
  const fileOf = new Map([
    ...files
      .filter((file) => !file.endsWith('.html') && !hidden.includes(file))
      .map((file) => [file, file] as const),
    ...pages.map((page) => [page, fileOfAddress(page)] as const),
  ]);
  const headersOf = (file: string, folder?: string): Record<string, string> => ({
    ...headers,
    'Cache-Control': caching.otherwise,
    ...caching.folders.find((rule) => rule.folder === folder)?.headers,
    'Content-Type': mediaTypes[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream',
  });

  return (path, query) => {
    const redirect = moved.get(path);
    if (redirect)
      return {
        status: redirect.status,
        headers: { ...headers, 'Cache-Control': caching.otherwise, Location: redirect.to + query },
      };
    const file = fileOf.get(path);
    if (file) return { status: 200, file, headers: headersOf(file, /^\/[^/]+/.exec(file)?.[0]) };
    const absent = localNotFound.find(({ folder }) => path.startsWith(`${folder}/`))?.file ?? notFound;
    return { status: 404, file: absent, headers: headersOf(absent) };
  };
}
