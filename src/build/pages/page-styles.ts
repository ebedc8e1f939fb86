import { Stylesheet } from './stylesheet';

/** What decides which rules a page keeps. */
export interface PageNeeds {
  css: string;
  /** Classes that the markup of the page has. */
  classes: ReadonlySet<string>;
  /** Words of its scripts, tens of thousands, of which some are classes that a script may add. */
  scripts: readonly ReadonlySet<string>[];
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
 */
export function pagePruning(): Prune {
  const sheets = new Map<string, PrunedSheet>();
  return (needs) => {
    let sheet = sheets.get(needs.css);
    if (!sheet) sheets.set(needs.css, (sheet = new PrunedSheet(needs.css)));
    return sheet.stylesFor(needs);
  };
}

/** A stylesheet with the results for earlier pages. */
class PrunedSheet {
  readonly #sheet: Stylesheet;
  readonly #stylesByNeeds = new Map<string, PageStyles>();
  /** Which words of a set of scripts are classes of the stylesheet. Pages of one template have the same scripts. */
  readonly #ofScripts = new WeakMap<ReadonlySet<string>, readonly string[]>();

  constructor(css: string) {
    this.#sheet = new Stylesheet(css);
  }

  stylesFor({ classes, scripts, hero }: PageNeeds): PageStyles {
    // Most words are no class of the stylesheet and change nothing.
    const needed = new Set([...this.#namedIn(classes), ...scripts.flatMap((words) => this.#addedBy(words))]);
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

  #namedIn(words: ReadonlySet<string>): string[] {
    return [...words].filter((word) => this.#sheet.classNames.has(word));
  }

  #addedBy(words: ReadonlySet<string>): readonly string[] {
    let classes = this.#ofScripts.get(words);
    if (!classes) this.#ofScripts.set(words, (classes = this.#namedIn(words)));
    return classes;
  }
}
