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

/**
 * Works styles out for page after page. Each stylesheet is taken apart once, and each set of needs is answered once,
 * for pages of one template need the same rules: thousands of city pages cost a look-up each.
 */
export function pagePruning(): Prune {
  const sheets = new Map<string, PrunedSheet>();
  return (needs) => {
    let sheet = sheets.get(needs.css);
    if (!sheet) sheets.set(needs.css, (sheet = new PrunedSheet(needs.css)));
    return sheet.stylesFor(needs);
  };
}

/** A stylesheet with what it has become for pages so far. */
class PrunedSheet {
  readonly #sheet: Stylesheet;
  readonly #known = new Map<string, PageStyles>();
  /** By words of scripts: those that are classes of the stylesheet. Pages of one template have the same scripts. */
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
    let styles = this.#known.get(key);
    if (!styles) {
      styles = hero
        ? {
            first: this.#sheet.prunedFor({ ...hero, without: isLaterMedia }),
            rest: this.#sheet.prunedFor({ classes: needed, without: isFontFace }),
          }
        : { first: this.#sheet.prunedFor({ classes: needed }), rest: '' };
      this.#known.set(key, styles);
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
