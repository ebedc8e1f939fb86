import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { Window, type Document, type Element } from 'happy-dom';

/** The folder that `astro build` filled; another one can be checked by naming it in `SITE_DIST`. */
export const dist = process.env.SITE_DIST ?? 'dist';

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesIn(path) : [path];
  });

let files: ReadonlySet<string> | undefined;

/**
 * Every file of the built site, as the path under which a server answers it: `/robots.txt`, `/about.html`.
 *
 * @throws Error when the site is not built
 */
export const builtFiles = (): ReadonlySet<string> => {
  if (!files) {
    if (!existsSync(dist)) throw new Error(`${dist}/ is missing: build the site first (npm run build)`);
    files = new Set(filesIn(dist).map((file) => `/${relative(dist, file).split(sep).join('/')}`));
  }
  return files;
};

/** The text of a file of the built site. */
export const readBuilt = (path: string): string => readFileSync(join(dist, path), 'utf8');

/** The bytes of a file of the built site. */
export const readBuiltBytes = (path: string): Buffer => readFileSync(join(dist, path));

/** A page as a server sends it. */
export interface BuiltPage {
  /** The address under which people reach it, without `.html`. */
  readonly path: string;
  readonly file: string;
  readonly html: string;
  readonly document: Document;
}

/** The address of a page's file: `/about.html` is `/about`, `/index.html` is `/`. */
const addressOf = (file: string): string => file.replace(/(^\/index)?\.html$/, '') || '/';

/**
 * Parses markup without running scripts or fetching anything. The text of scripts is left out first: happy-dom
 * takes a `<` in it for the beginning of an element and loses the rest of the page.
 */
const parse = (html: string): Document =>
  new new Window().DOMParser().parseFromString(
    html.replace(/(<script\b(?![^>]*\btype="application\/)[^>]*>)[^]*?<\/script>/g, '$1</script>'),
    'text/html',
  );

const pageFiles = (): string[] => [...builtFiles()].filter((file) => file.endsWith('.html')).sort();

/** The addresses of all pages, in order; read from the disk, so a new page is among them. */
export const pagePaths = (): string[] => pageFiles().map(addressOf);

/** A page whose file is read and parsed when a test first asks for what is in it. */
const lazyPage = (file: string): BuiltPage => {
  let html: string | undefined;
  let document: Document | undefined;
  return {
    path: addressOf(file),
    file,
    get html() {
      return (html ??= readBuilt(file));
    },
    get document() {
      return (document ??= parse(this.html));
    },
  };
};

let pages: readonly BuiltPage[] | undefined;

/** Every page of the built site, in the order of their addresses. */
export const builtPages = (): readonly BuiltPage[] => (pages ??= pageFiles().map(lazyPage));

/** The page at an address, if there is one. */
export const pageAt = (path: string): BuiltPage | undefined =>
  builtPages().find((page) => page.path === path);

/** The address of a page in the site's first language; its own, if it is in no other. */
export const originalPath = ({ path, document }: BuiltPage): string => {
  const original = document.querySelector('link[hreflang="x-default"]')?.getAttribute('href');
  return original ? new URL(original).pathname : path;
};

/** The origin for which the site was built, as its robots.txt gives it. */
export const siteOrigin = (): string => {
  const sitemap = /^Sitemap: (\S+)$/m.exec(readBuilt('/robots.txt'))?.[1];
  if (!sitemap) throw new Error('robots.txt names no sitemap');
  return new URL(sitemap).origin;
};

/** The file that answers a path of the site, or nothing where a server would answer 404. */
export const fileFor = (path: string): string | undefined => {
  const wanted = decodeURIComponent(path);
  return [wanted === '/' ? '/index.html' : wanted, `${wanted}.html`].find((file) => builtFiles().has(file));
};

/** The address that a page names as its canonical one, in full; empty without one. */
export const canonicalOf = ({ document }: BuiltPage): string =>
  document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '';

/** Whether a page asks search engines to leave it out. */
export const isHidden = ({ document }: BuiltPage): boolean =>
  document.querySelector('meta[name="robots"]')?.getAttribute('content')?.includes('noindex') ?? false;

/** The address that a page names as the main one: its own, or on an alias that of another page. */
export const mainAddress = (page: BuiltPage): string => {
  const canonical = canonicalOf(page);
  return canonical.startsWith(siteOrigin()) ? new URL(canonical).pathname : canonical;
};

/** Text as people read it: runs of white space are one space. */
export const readable = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The text of an element without what stands in certain elements inside it. A copy to remove them from is slow. */
export const textWithout = (element: Element, isLeftOut: (inner: Element) => boolean): string =>
  [...element.childNodes]
    .map((node) => {
      if (node.nodeType === 3) return node.textContent;
      return node.nodeType === 1 && !isLeftOut(node as Element)
        ? textWithout(node as Element, isLeftOut)
        : '';
    })
    .join('');
