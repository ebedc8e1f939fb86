/** The extra headers of files in one folder. */
export interface FolderRule {
  /** From the site's root, without a slash at its end: `/_astro`. */
  folder: string;
  headers: Readonly<Record<string, string>>;
}

/** How long responses may be cached: by top-level folder, and one rule for everything else. */
export interface Caching {
  /** `Cache-Control` of pages, errors and every file whose name stays the same when its content changes. */
  otherwise: string;
  folders: readonly FolderRule[];
  /** Top-level folders to which `otherwise` applies, for servers whose rules must name them. */
  revalidated: readonly string[];
}

/**
 * Revalidated each time, answered with 304 while nothing has changed, so that a new price is visible at once. Not
 * `no-store`, which would keep a page out of the back/forward cache.
 */
const revalidate = 'public, max-age=0, must-revalidate';

/**
 * Nobody on the way may rewrite a file: a proxy's scripts and decoders are refused by the security policy. Not for hosts
 * that compress themselves, since Cloudflare takes that for a rewriting, too, and would send pages of 80 KB.
 */
export const noTransform = ', no-transform';

/** The name holds a hash of the content, so the content never changes. 31,536,000 s is a year. */
const immutable = 'public, max-age=31536000, immutable';

/** Pictures for social networks change with a page's title and keep their names. 86,400 s is a day. */
const day = 'public, max-age=86400';

/** Only for this site's pages: other sites must not embed them at this site's expense. */
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
