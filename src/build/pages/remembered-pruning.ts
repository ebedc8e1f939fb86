import postcss from 'postcss';
import selectorParser from 'postcss-selector-parser';
import { pruneStyles, type PageStyles, type Prune } from './page-styles';

/** A stylesheet as the pages have it: its classes, and what it becomes for each set of needs. */
interface Sheet {
  readonly names: ReadonlySet<string>;
  readonly known: Map<string, PageStyles>;
}

/**
 * Pages of one template need the same rules, so each set of needs is worked out once: thousands of city pages
 * cost a look-up each.
 */
export function rememberedPruning(): Prune {
  const sheets = new Map<string, Sheet>();
  return (needs) => {
    const { css, classes, hero } = needs;
    let sheet = sheets.get(css);
    if (!sheet) sheets.set(css, (sheet = { names: classNamesOf(css), known: new Map() }));
    const { names, known } = sheet;
    // Most words of a page's scripts are no class of the stylesheet and change nothing.
    const relevant = (set: ReadonlySet<string>): string[] =>
      [...set].filter((name) => names.has(name)).sort();
    const key = JSON.stringify([
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
