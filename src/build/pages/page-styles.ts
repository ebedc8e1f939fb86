import { Stylesheet } from './stylesheet';

/** What decides which rules a page keeps. */
export interface PageNeeds {
  css: string;
  /** Classes that markup and scripts of the page may have. */
  classes: ReadonlySet<string>;
  /** What the markup up to the end of the hero has; absent on a page without one. */
  hero?: { classes: ReadonlySet<string>; elements: ReadonlySet<string> };
}

/** A page's styles: those of the first view, and all but what only the head may say; without a hero only the first. */
export interface PageStyles {
  first: string;
  rest: string;
}

/** Works a page's styles out. */
export type Prune = (needs: PageNeeds) => PageStyles;

/** Nobody prints a page that has not arrived, and contrast themes change no box of the first view. */
const isLaterMedia = ({ name, params }: { name: string; params: string }): boolean =>
  name === 'media' && /^print$|forced-colors/.test(params.trim());

/** Fonts are declared once, in the head. */
const isFontFace = ({ name }: { name: string }): boolean => name === 'font-face';

function stylesFrom(sheet: Stylesheet, { classes, hero }: PageNeeds): PageStyles {
  if (!hero) return { first: sheet.prunedFor({ classes }), rest: '' };
  return {
    first: sheet.prunedFor({ ...hero, without: isLaterMedia }),
    rest: sheet.prunedFor({ classes, without: isFontFace }),
  };
}

/**
 * Works styles out for page after page. Each stylesheet is taken apart once, and each set of needs is answered once,
 * for pages of one template need the same rules: thousands of city pages cost a look-up each.
 */
export function pagePruning(): Prune {
  const sheets = new Map<string, { sheet: Stylesheet; known: Map<string, PageStyles> }>();
  return (needs) => {
    const { css, classes, hero } = needs;
    let before = sheets.get(css);
    if (!before) sheets.set(css, (before = { sheet: new Stylesheet(css), known: new Map() }));
    const { sheet, known } = before;
    // Most words of a page's scripts are no class of the stylesheet and change nothing.
    const relevant = (set: ReadonlySet<string>): string[] =>
      [...set].filter((name) => sheet.classNames.has(name)).sort();
    const key = JSON.stringify([
      relevant(classes),
      hero && [relevant(hero.classes), [...hero.elements].sort()],
    ]);
    let styles = known.get(key);
    if (!styles) known.set(key, (styles = stylesFrom(sheet, needs)));
    return styles;
  };
}
