import postcss from 'postcss';
import selectorParser from 'postcss-selector-parser';

/**
 * A class of Tailwind's with a number, a variant or a value, as in `mt-4` or `max-lg:hidden`: our own have none. The styles
 * for print find by a part of its name what is `lg:sticky`.
 */
const UTILITY = /^(?!.*sticky).*[\d:[]/;

const LETTERS = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Not `ad` in any case, which blockers of advertisements hide on every site; so no name begins with an A. */
const NAMES = LETTERS.filter((letter) => !/a/i.test(letter)).flatMap((first) =>
  LETTERS.map((second) => first + second),
);

/** What may stand in a class, as HTML writes it in an attribute. */
const written: Readonly<Record<string, string>> = { '&amp;': '&', '&gt;': '>', '&quot;': '"', '&#39;': "'" };

/**
 * Short names for Tailwind's classes: a twentieth of each page as it is transferred, and 540 to 840 bytes of its first
 * view. The others keep their names, and so does each that a script may give to an element.
 */
export class ClassNames {
  readonly #short: ReadonlyMap<string, string>;

  /**
   * @param pages all pages of the site
   * @param scripts its scripts, and styles that these add
   */
  constructor(pages: readonly string[], scripts: readonly string[]) {
    const props = pages.flatMap((html) => html.match(/ props="[^"]*"/g) ?? []);
    const kept = new Set([...scripts, ...props].flatMap((text) => text.split(/(?:[\s"'`]|&quot;)+/)));
    const names = new Set(
      pages.flatMap((html) =>
        Array.from(html.matchAll(inAttributes), ([, list = '']) => list.split(/\s+/).map(decoded)).flat(),
      ),
    );
    const long = [...names].filter((name) => UTILITY.test(name) && !kept.has(name)).sort();
    this.#short = new Map(long.map((name, index) => [name, NAMES[index] ?? name]));
  }

  /** A page with these names. */
  inPage(html: string): string {
    return html.replace(inAttributes, (attribute, list: string) =>
      attribute.replace(list, () =>
        list.trim().replace(/\S+/g, (name) => this.#short.get(decoded(name)) ?? name),
      ),
    );
  }

  /** A stylesheet with these names. */
  inStyles(css: string): string {
    const root = postcss.parse(css);
    const parser = selectorParser((selectors) =>
      selectors.walkClasses((node) => {
        node.value = this.#short.get(node.value) ?? node.value;
      }),
    );
    root.walkRules((rule) => {
      // Not '12.5%' of an animation.
      if (rule.selector.includes('.') && !rule.selector.endsWith('%'))
        rule.selector = parser.processSync(rule.selector);
    });
    return root.toString();
  }
}

const inAttributes = / class="([^"]+)"/g;

const decoded = (name: string): string => name.replace(/&[#\w]+;/g, (entity) => written[entity] ?? entity);
