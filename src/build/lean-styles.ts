import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import postcss from 'postcss';
import selectorParser from 'postcss-selector-parser';

/**
 * Leaves in each built page only the style rules that the page can use. Tailwind writes one stylesheet for
 * the whole site and Astro inlines it into every page; without this step a page would carry the styles of
 * all others in the first 14 KB that it has for its first view (design, 'Budgets').
 */
export function leanStyles(): AstroIntegration {
  return {
    name: 'lean-styles',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const root = fileURLToPath(dir);
        const scripts = new Scripts(path.join(root, '_astro'));
        const prune = rememberedPruning();
        const pages = (await readdir(root, { recursive: true })).filter((file) => file.endsWith('.html'));
        let saved = 0;
        for (const page of pages) {
          const file = path.join(root, page);
          const html = await readFile(file, 'utf8');
          const lean = prunePage(html, await scripts.tokensFor(html), prune);
          saved += html.length - lean.length;
          await writeFile(file, lean);
        }
        logger.info(
          `${pages.length} pages, ${Math.round(saved / pages.length / 1024)} KB less style in each`,
        );
      },
    },
  };
}

/** Anything that could be a class name inside markup or script. */
const tokensOf = (text: string): string[] => text.match(/[^\s"'`\\<>]+/g) ?? [];

const styleElement = /<style[^>]*>([\s\S]*?)<\/style>/g;

/** Where the first view of a page ends: after its hero. */
function endOfHero(html: string): number {
  const hero = html.indexOf('data-section="hero"');
  const end = hero < 0 ? -1 : html.indexOf('</section>', hero);
  return end < 0 ? -1 : end + '</section>'.length;
}

/** The class names in a piece of built markup. */
function classesIn(html: string): Set<string> {
  const names = Array.from(html.matchAll(/\sclass="([^"]*)"/g), (match) => decodeEntities(match[1] ?? ''));
  return new Set(names.flatMap((list) => list.split(/\s+/)));
}

/** The elements in a piece of built markup. */
const elementsIn = (html: string): Set<string> =>
  new Set(Array.from(html.matchAll(/<([a-z][\w-]*)/g), (match) => match[1] ?? ''));

/**
 * Drops from a page's styles every selector that needs a class which neither the page's markup nor its
 * scripts can produce, and puts what is left in two places: in the head what the markup up to the end of the
 * hero needs, behind the hero everything. The first view is then in the first bytes, and because the second
 * element is complete, the cascade is the one that the stylesheet's author wrote.
 *
 * A `<style>` in the body is not in HTML's content model, yet every browser applies it, and only what follows
 * it waits. The alternative, a linked stylesheet, is one more request that can fail on a bad connection.
 * @param html a built page
 * @param scriptTokens class names that scripts of the page may add
 * @param prune how the styles are pruned; for many pages, one that remembers
 */
export function prunePage(
  html: string,
  scriptTokens: ReadonlySet<string>,
  prune: Prune = pruneStyles,
): string {
  const css = Array.from(html.matchAll(styleElement), (match) => match[1] ?? '').join('\n');
  if (!css) return html;
  const bare = html.replace(styleElement, '');
  const classes = new Set([...classesIn(bare), ...scriptTokens]);
  const cut = endOfHero(bare);
  if (cut < 0) return bare.replace('</head>', () => `<style>${prune({ css, classes }).all}</style></head>`);
  const start = bare.slice(0, cut);
  const hero = { classes: classesIn(start), elements: elementsIn(start) };
  const { first, rest } = prune({ css, classes, hero });
  return `${bare.slice(0, cut)}<style>${rest}</style>${bare.slice(cut)}`.replace(
    '</head>',
    () => `<style>${first}</style></head>`,
  );
}

/** What decides which rules a page keeps. */
interface PageNeeds {
  css: string;
  /** Classes that markup and scripts of the page may have. */
  classes: ReadonlySet<string>;
  /** What the markup up to the end of the hero has; absent on a page without one. */
  hero?: { classes: ReadonlySet<string>; elements: ReadonlySet<string> };
}

/** A page's styles: all of them, those of the first view, and all but what only the head may say. */
interface PageStyles {
  all: string;
  first: string;
  rest: string;
}

type Prune = (needs: PageNeeds) => PageStyles;

const pruneStyles: Prune = ({ css, classes, hero }) => {
  const all = pruneCss(css, classes);
  if (!hero) return { all, first: '', rest: '' };
  const first = pruneCss(withoutLaterMedia(css), hero.classes, hero.elements);
  return { all, first, rest: withoutFontFaces(all) };
};

/**
 * Pages of one template need the same rules, so each set of needs is worked out once: thousands of city pages
 * cost a look-up each.
 */
export function rememberedPruning(): Prune {
  const known = new Map<string, PageStyles>();
  const namesIn = new Map<string, ReadonlySet<string>>();
  return (needs) => {
    const { css, classes, hero } = needs;
    let names = namesIn.get(css);
    if (!names) namesIn.set(css, (names = classNamesOf(css)));
    // Most words of a page's scripts are no class of the stylesheet and change nothing.
    const relevant = (set: ReadonlySet<string>): string[] =>
      [...set].filter((name) => names.has(name)).sort();
    const key = JSON.stringify([
      css,
      relevant(classes),
      hero && [relevant(hero.classes), [...hero.elements].sort()],
    ]);
    let styles = known.get(key);
    if (!styles) known.set(key, (styles = pruneStyles(needs)));
    return styles;
  };
}

/** Every class that a selector of the stylesheet names. */
function classNamesOf(css: string): ReadonlySet<string> {
  const names = new Set<string>();
  const collect = selectorParser((root) => root.walkClasses(({ value }) => void names.add(value)));
  postcss.parse(css).walkRules((rule) => void collect.processSync(rule.selector));
  return names;
}

/** Nobody prints a page that has not arrived, and contrast themes change no box of the first view. */
function withoutLaterMedia(css: string): string {
  const root = postcss.parse(css);
  root.walkAtRules('media', (media) => {
    if (/^print$|forced-colors/.test(media.params.trim())) media.remove();
  });
  return root.toString();
}

/** Fonts are declared once, in the head. */
function withoutFontFaces(css: string): string {
  const root = postcss.parse(css);
  root.walkAtRules('font-face', (rule) => void rule.remove());
  return root.toString();
}

/** Undoes what Astro and React write for the characters that Tailwind's class names may hold. */
const decodeEntities = (text: string): string =>
  text
    .replaceAll(/&(gt|#62|#x3e);/gi, '>')
    .replaceAll(/&(quot|#34|#x22);/gi, '"')
    .replaceAll(/&(#39|#x27);/gi, "'")
    .replaceAll(/&(amp|#38|#x26);/gi, '&');

/**
 * Drops every selector that needs a class outside `classes`, rules and blocks that are empty then, and
 * Tailwind's variables that nothing left reads.
 * @param elements names of the elements that the markup has; left out, any element may be there
 */
export function pruneCss(css: string, classes: ReadonlySet<string>, elements?: ReadonlySet<string>): string {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && /keyframes$/.test((rule.parent as postcss.AtRule).name)) return;
    const kept = rule.selectors.filter((selector) => isUsable(selector, classes, elements));
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
  const shown = root.toString();
  root.walkAtRules('keyframes', (keyframes) => {
    if (!new RegExp(`animation[^;}]*${keyframes.params}`).test(shown)) keyframes.remove();
  });
  dropUnreadVariables(root);
  dropEmpty(root);
  return root.toString();
}

/** Tailwind sets some fifty variables on every element, for utilities that a page may not have. */
function dropUnreadVariables(root: postcss.Root): void {
  const read = new Set(Array.from(root.toString().matchAll(/var\((--tw-[\w-]+)/g), (match) => match[1]));
  let dropped = false;
  root.walkDecls(/^--tw-/, (declaration) => {
    if (read.has(declaration.prop)) return;
    declaration.remove();
    dropped = true;
  });
  // What a dropped variable read may have no other reader.
  if (dropped) dropUnreadVariables(root);
}

/** Removes rules without declarations and blocks without rules, from the inside out. */
function dropEmpty(container: postcss.Container): void {
  container.each((node) => {
    if (node.type !== 'rule' && node.type !== 'atrule') return;
    if (!node.nodes) return;
    dropEmpty(node);
    if (node.nodes.every(({ type }) => type === 'comment')) node.remove();
  });
}

/** Whether a page with these classes and elements can match the selector. What is inside `:not()` does not count. */
function isUsable(
  selector: string,
  classes: ReadonlySet<string>,
  elements: ReadonlySet<string> | undefined,
): boolean {
  let usable = true;
  selectorParser((root) => {
    root.walk((node) => {
      const known = node.type === 'class' ? classes : node.type === 'tag' ? elements : undefined;
      if (!known || isInsideChoice(node)) return;
      if (!known.has((node as selectorParser.ClassName | selectorParser.Tag).value)) usable = false;
    });
  }).processSync(selector);
  return usable;
}

/** Whether a part of a selector is an argument of `:not()`, `:is()`, `:where()` or `:has()`. */
function isInsideChoice(node: selectorParser.Node): boolean {
  for (let parent = node.parent; parent; parent = parent.parent as typeof parent)
    if (parent.type === 'pseudo' && /^:(not|is|where|has)$/.test((parent as selectorParser.Pseudo).value))
      return true;
  return false;
}

/** The built scripts, and which class names a page's share of them may produce. */
class Scripts {
  readonly #folder: string;
  readonly #texts = new Map<string, string>();
  readonly #tokens = new Map<string, ReadonlySet<string>>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  async #textOf(name: string): Promise<string> {
    const known = this.#texts.get(name);
    if (known !== undefined) return known;
    const text = await readFile(path.join(this.#folder, name), 'utf8').catch(() => '');
    this.#texts.set(name, text);
    return text;
  }

  /** Follows static and dynamic imports from the scripts that the page names. */
  async tokensFor(html: string): Promise<ReadonlySet<string>> {
    const names = new Set<string>();
    const follow = async (text: string): Promise<void> => {
      for (const [name] of text.matchAll(/(?<=["'`/])[\w.@-]+\.js(?=["'`])/g)) {
        if (names.has(name)) continue;
        names.add(name);
        await follow(await this.#textOf(name));
      }
    };
    const inlineScripts = Array.from(
      html.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g),
      (match) => match[1],
    ).join('\n');
    await follow(html);
    const key = [...names].sort().join() + inlineScripts.length;
    let tokens = this.#tokens.get(key);
    if (!tokens) {
      // React's own bundle names no class of ours; its size would only slow the build.
      const own = [...names].filter((name) => !name.startsWith('client.'));
      tokens = new Set(
        tokensOf([inlineScripts, ...own.map((name) => this.#texts.get(name) ?? '')].join('\n')),
      );
      this.#tokens.set(key, tokens);
    }
    return tokens;
  }
}
