import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { edited, elementsOf, type Edit, type HtmlElement } from '../../lib/html';
import { searchHeadOf, type SearchHead } from '../../seo/listed';
import { filesIn } from '../files';
import { minified } from '../vite-plugins';
import { withOrderedIslandIds } from './island-ids';
import { pruneCss, wordsIn } from './prune-css';
import { pagePruning, type Prune } from './page-styles';
import { forbiddenAttributes, scriptHashes, stylePolicyEdit } from './policy';

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
 * Finishes each built page in one pass: keeps only the style rules that it can use, and writes the security policy
 * of its style elements into it. Tailwind writes one stylesheet for the whole site and Astro inlines all of it
 * into every page, which would not fit into the 14 KB of the first view.
 * @param pages collects what later steps need to know
 */
export function postprocess(pages: FinishedPages): AstroIntegration {
  return {
    name: 'postprocess',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const root = fileURLToPath(dir);
        const built = await filesIn(root);
        const scripts = built.filter((file) => file.endsWith('.js'));
        // Of all scripts, not of each page's own, which would make a page 0.4 KB smaller at most.
        const words = scripts.flatMap((file) => wordsIn(readFileSync(path.join(root, file), 'utf8')));
        const prune = pagePruning(new Set(words));
        const files = built.filter((file) => file.endsWith('.html'));
        let saved = 0;
        for (const file of files) {
          const onDisk = path.join(root, file);
          const html = readFileSync(onDisk, 'utf8');
          const finished = finishPage(html, file, prune, pages);
          saved += html.length - finished.length;
          writeFileSync(onDisk, finished);
        }
        logger.info(
          `${files.length} pages, ${Math.round(saved / files.length / 1024)} KB less style in each`,
        );
      },
    },
  };
}

const smallScripts = new Map<string, string>();

/**
 * Minifies the scripts inside a page, Astro's for islands among them: on each page 70 to 94 of the 6,144 bytes of script
 * before any touch. All pages have the same few.
 */
const withSmallScripts = (html: string): string =>
  html.replace(
    /<script( type="module")?>([^]+?)<\/script>/g,
    (whole, isModule: string | undefined, code: string) => {
      const known = smallScripts.get(whole);
      const small = known ?? `<script${isModule ?? ''}>${minified(code, isModule !== undefined)}</script>`;
      smallScripts.set(whole, small);
      return small;
    },
  );

/**
 * Finishes one page.
 * @throws Error that names the page if it has an attribute that the policy would block
 */
export function finishPage(built: string, file: string, prune: Prune, pages: FinishedPages): string {
  const html = withSmallScripts(withOrderedIslandIds(built));
  const elements = elementsOf(html);
  const [forbidden] = forbiddenAttributes(elements);
  if (forbidden) throw new Error(`${file} has ${forbidden}, which the content security policy forbids.`);
  for (const hash of scriptHashes(elements)) pages.scriptHashes.add(hash);
  // A copy, because the parser's strings are parts of the page's text and would keep all of it in memory.
  pages.heads.set(file, structuredClone(searchHeadOf(elements)));
  const { edits, styles } = pruneCss(elements, prune);
  return edited(html, [...edits, ...slashEdits(html, elements), stylePolicyEdit(elements, styles)]);
}

const voidElements = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));

/** Takes the slash out of `<input/>`, as React writes it: HTML ignores it. Not after a value without quotes, which it ends. */
const slashEdits = (html: string, elements: readonly HtmlElement[]): Edit[] =>
  elements
    .filter(
      ({ name, startTag: { end } }) => voidElements.has(name) && /["\s]\/>/.test(html.slice(end - 3, end)),
    )
    .map(({ startTag: { end } }) => ({ start: end - 2, end: end - 1, text: '' }));
