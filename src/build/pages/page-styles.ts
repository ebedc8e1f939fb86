import { Stylesheet } from './stylesheet';

/** What decides which rules a page keeps. */
export interface PageNeeds {
  css: string;
  /** Classes that the markup of the page has, and words of the scripts inside it. */
  classes: ReadonlySet<string>;
  /** What the markup up to the end of the hero has; absent on a page without one. */
  hero?: { classes: ReadonlySet<string>; elements: ReadonlySet<string> };
}

/**
 * A page's styles. `first` stands in the head: the rules that the markup up to the end of the hero needs. `rest` stands
 * behind the hero: all rules that the page needs, but no `@font-face`, which is in `first` and would load fonts twice.
 * Without a hero, `first` has everything and `rest` is empty.
 */
export interface PageStyles {
  first: string;
  rest: string;
}

/** Computes a page's styles. */
export type Prune = (needs: PageNeeds) => PageStyles;

/** Rules that the first view does without: for print, and for forced colors, which change no size or position. */
const isLaterMedia = ({ name, params }: { name: string; params: string }): boolean =>
  name === 'media' && /^print$|forced-colors/.test(params.trim());

/** Declared once per page, in the head. */
const isFontFace = ({ name }: { name: string }): boolean => name === 'font-face';

/**
 * Makes the function that computes the styles of one page after another. It parses each stylesheet once and keeps each
 * result: pages of one template need the same rules, so each of thousands of city pages only costs a look-up.
 * @param scriptWords words of the site's scripts, tens of thousands, of which some are classes that a script adds
 */
export function pagePruning(scriptWords: ReadonlySet<string>): Prune {
  const sheets = new Map<string, PrunedSheet>();
  return (needs) => {
    let sheet = sheets.get(needs.css);
    if (!sheet) sheets.set(needs.css, (sheet = new PrunedSheet(needs.css, scriptWords)));
    return sheet.stylesFor(needs);
  };
}

/** A stylesheet with the results for earlier pages. */
class PrunedSheet {
  readonly #sheet: Stylesheet;
  readonly #stylesByNeeds = new Map<string, PageStyles>();
  /** The classes of the stylesheet that scripts may add. */
  readonly #addedByScripts: readonly string[];

  constructor(css: string, scriptWords: ReadonlySet<string>) {
    this.#sheet = new Stylesheet(css);
    this.#addedByScripts = this.#namedIn(scriptWords);
  }

  stylesFor({ classes, hero }: PageNeeds): PageStyles {
    const needed = new Set([...this.#namedIn(classes), ...this.#addedByScripts]);
    const key = JSON.stringify([
      [...needed].sort(),
      hero && [this.#namedIn(hero.classes).sort(), [...hero.elements].sort()],
    ]);
    let styles = this.#stylesByNeeds.get(key);
    if (!styles) {
      styles = hero
        ? {
            first: this.#sheet.prunedFor({ ...hero, without: isLaterMedia }),
            rest: this.#sheet.prunedFor({ classes: needed, without: isFontFace }),
          }
        : { first: this.#sheet.prunedFor({ classes: needed }), rest: '' };
      this.#stylesByNeeds.set(key, styles);
    }
    return styles;
  }

  /** The words that are classes of the stylesheet. Most are none and change nothing. */
  #namedIn(words: ReadonlySet<string>): string[] {
    return [...words].filter((word) => this.#sheet.classNames.has(word));
  }
}
