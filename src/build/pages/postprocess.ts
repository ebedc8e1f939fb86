import path from 'node:path';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { edited, elementsOf, type Edit, type HtmlElement } from '../../lib/html';
import { memoize } from '../../lib/memoize';
import { searchHeadOf, type SearchHead } from '../../seo/listed';
import { filesIn } from '../clean-up';
import { minified } from '../vite-plugins';
import { ClassNames } from './class-names';
import { withIconsOfOnePath } from './icons';
import { pruneCss, splitStylesheet, WAIT_FOR_STYLES, type SplitStylesheet } from './prune-css';
import { forbiddenAttributes, hashOf, scriptHashes, stylePolicyEdit } from './policy';

/** Data about the pages for later steps of a build. Filled while pages are finished. */
export interface FinishedPages {
  /** By file, from the root of the site: `/about.html`. */
  readonly heads: Map<string, SearchHead>;
  /** Hashes of the scripts inside pages. */
  readonly scriptHashes: Set<string>;
}

/** The state before a build. */
export const emptyPages = (): FinishedPages => ({
  heads: new Map(),
  scriptHashes: new Set(),
});

/**
 * Finishes each built page in one pass: puts the style rules of its first view into it and the stylesheet behind that
 * view, and writes the security policy of its style element into it. Tailwind writes one stylesheet for the whole
 * site, and Astro links it in the head, where the first view would wait for it.
 */
export function postprocess(pages: FinishedPages): AstroIntegration {
  return {
    name: 'postprocess',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const root = fileURLToPath(dir);
        const built = await filesIn(root);
        const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
        const pagesAsBuilt = new Map(
          built.filter((file) => file.endsWith('.html')).map((file) => [file, read(file)]),
        );
        const htmls = [...pagesAsBuilt.values()];
        const linked = (file: string): boolean => htmls.some((html) => html.includes(`href="${file}"`));
        const scripts = built.filter((file) => /\.(js|css)$/.test(file) && !linked(file));
        const names = new ClassNames(htmls, scripts.map(read));
        const sheets = new Map<string, SplitStylesheet>();
        const splitAt = (href: string): SplitStylesheet => {
          const split = sheets.get(href) ?? splitFile(root, names.inStyles(read(href)));
          sheets.set(href, split);
          return split;
        };
        const write: PageFiles['write'] = (...file) => writeHashed(root, ...file);
        for (const [file, html] of pagesAsBuilt)
          writeFileSync(
            path.join(root, file),
            finishPage(names.inPage(html), file, { splitAt, write }, pages),
          );
        // No page links the whole ones any more.
        for (const href of sheets.keys()) rmSync(path.join(root, href));
        logger.info(`${htmls.length} pages, ${sheets.size} stylesheet`);
      },
    },
  };
}

/** Writes a file whose address changes with its content, so that caches may keep it. @returns the address */
function writeHashed(root: string, name: string, extension: string, text: string): string {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 10);
  const address = `/_astro/${name}.${hash}.${extension}`;
  // All pages have the same few.
  if (!existsSync(path.join(root, address))) writeFileSync(path.join(root, address), text);
  return address;
}

/** Splits the stylesheet of the built site. */
const splitFile = (root: string, css: string): SplitStylesheet =>
  splitStylesheet(css, (rest) => writeHashed(root, 'site', 'css', rest));

/** Once for each script: all pages have the same few. */
const small = memoize((code: string) => minified(code, false));
const smallModule = memoize((code: string) => minified(code, true));

/** Minifies the scripts inside a page: 70 to 94 of the 6,144 bytes of script before any touch. */
const withSmallScripts = (html: string): string =>
  html.replace(
    /<script( type="module")?>([^]+?)<\/script>/g,
    (_, type: string | undefined, code: string) =>
      `<script${type ?? ''}>${type ? smallModule(code) : small(code)}</script>`,
  );

/**
 * Fetches the data files of a page with the script of its islands, so that they are in the cache before what needs them.
 * Not by links that prefetch: Firefox asks the policy's `default-src` for those, which allows nothing.
 */
const FETCH_DATA =
  'for(const{dataset:d}of document.querySelectorAll("script[data-src]"))fetch(d.src).catch(()=>{})';

/**
 * Puts Astro's scripts of islands, which are in a template of the page, into a file: nothing needs them before a touch, and
 * they were 1,677 of the 6,144 bytes.
 */
const withIslandFile = (html: string, write: PageFiles['write']): string =>
  html.replace(
    /(<template id="islands">)([^]+?)(<\/template>)/,
    (_, start: string, scripts: string, end: string) => {
      const parts = Array.from(scripts.matchAll(/<script>([^]+?)<\/script>/g), ([, one = '']) => one);
      const code = [...parts, FETCH_DATA].join(';');
      return `${start}<script src="${write('islands', 'js', code)}"></script>${end}`;
    },
  );

/** Puts data that pages share into files (`lib/page-data.ts`): of a page that is not the first of a visit it is a tenth. */
const withDataFiles = (html: string, write: PageFiles['write']): string =>
  html.replace(
    /(<script type="application\/json" id="([\w-]+)") data-shared>([^<]*)(?=<)/g,
    (_, start: string, name: string, data: string) => `${start} data-src="${write(name, 'json', data)}">`,
  );

/** The files beside a page that finishing it writes. */
interface PageFiles {
  /** The stylesheet at an address. */
  splitAt: (href: string) => SplitStylesheet;
  /** Writes a file. @returns its address */
  write: (name: string, extension: string, text: string) => string;
}

/**
 * Finishes one page.
 * @throws Error that names the page if it has an attribute that the policy would block
 */
export function finishPage(
  built: string,
  file: string,
  { splitAt, write }: PageFiles,
  pages: FinishedPages,
): string {
  const html = withDataFiles(
    withIslandFile(withSmallScripts(withIconsOfOnePath(withOrderedIslandIds(built))), write),
    write,
    // HTML knows a drawing by its element.
  ).replaceAll('<svg xmlns="http://www.w3.org/2000/svg"', '<svg');
  const elements = elementsOf(html);
  const [forbidden] = forbiddenAttributes(elements);
  if (forbidden) throw new Error(`${file} has ${forbidden}, which the content security policy forbids.`);
  for (const hash of [...scriptHashes(elements), hashOf(WAIT_FOR_STYLES)]) pages.scriptHashes.add(hash);
  pages.heads.set(file, searchHeadOf(elements));
  const { edits, style } = pruneCss(elements, splitAt);
  return edited(html, [...edits, ...slashEdits(html, elements), stylePolicyEdit(elements, style)]);
}

const voidElements = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));

/** Takes the slash out of `<input/>`, as React writes it: HTML ignores it. Not after a value without quotes, which it ends. */
const slashEdits = (html: string, elements: readonly HtmlElement[]): Edit[] =>
  elements
    .filter(
      ({ name, startTag: { end } }) => voidElements.has(name) && /["\s]\/>/.test(html.slice(end - 3, end)),
    )
    .map(({ startTag: { end } }) => ({ start: end - 2, end: end - 1, text: '' }));

/**
 * The prefix of React's ids: `_r3R_1_` in the markup of an island, `prefix="r3"` on its element, from which the
 * browser makes the same ids.
 */
const prefixes = /( prefix="r(?=\d+")|_r(?=\d+R_))(\d+)/g;

/**
 * Numbers the prefixes of React's ids in the order of the page. Astro numbers them in the order in which islands
 * start to render, which depends on which file the disk returned first, so two builds of the same commit would
 * differ.
 */
export function withOrderedIslandIds(html: string): string {
  const order = new Map<string, number>();
  return html.replace(prefixes, (_, before: string, old: string) => {
    if (!order.has(old)) order.set(old, order.size);
    return `${before}${order.get(old)}`;
  });
}
