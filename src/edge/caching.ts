/** What is sent with the files of one folder besides the headers of every answer. */
export interface FolderRule {
  /** From the site's root, without a slash at its end: `/_astro`. */
  folder: string;
  headers: Readonly<Record<string, string>>;
}

/** How long answers may be kept: by the folder at the top, everything else by one rule. */
export interface Caching {
  /** `Cache-Control` of pages, of errors and of every file whose name stays when its content changes. */
  otherwise: string;
  folders: readonly FolderRule[];
  /** Folders at the top to which `otherwise` applies, for servers whose rules need to name them. */
  revalidated: readonly string[];
}

/**
 * Asked for again each time, answered with 304 while nothing changed: a new price is on every phone at once. Not
 * `no-store`, which would keep a page out of the back/forward cache.
 */
const revalidate = 'public, max-age=0, must-revalidate';

/** The name holds a hash of the content, so what is under it never changes. 31,536,000 s is a year. */
const immutable = 'public, max-age=31536000, immutable';

/** Pictures for social networks change with a page's title and keep their names. 86,400 s is a day. */
const day = 'public, max-age=86400';

/** Only this site's pages use them: another site that embeds one would spend this site's traffic. */
const ownPagesOnly = { 'Cross-Origin-Resource-Policy': 'same-origin' };

const rules: readonly FolderRule[] = [
  { folder: '/_astro', headers: { 'Cache-Control': immutable, ...ownPagesOnly } },
  { folder: '/drawings', headers: { 'Cache-Control': immutable, ...ownPagesOnly } },
  { folder: '/social', headers: { 'Cache-Control': day } },
];

/**
 * The rules that a site with these files needs.
 * @param files every file, from the site's root
 */
export function cachingOf(files: readonly string[]): Caching {
  const folders = new Set(
    files.map((file) => /^(\/[^/]+)\//.exec(file)?.[1]).filter((name) => name !== undefined),
  );
  return {
    otherwise: revalidate,
    folders: rules.filter(({ folder }) => folders.has(folder)),
    revalidated: [...folders].filter((name) => !rules.some(({ folder }) => folder === name)).sort(),
  };
}
