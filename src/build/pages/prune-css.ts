import type { Edit, HtmlElement } from '../../lib/html';
import { sectionName, Stylesheet } from './stylesheet';

/** What the markup up to the end of a hero has. */
export interface HeroNeeds {
  classes: ReadonlySet<string>;
  elements: ReadonlySet<string>;
}

/** The site's stylesheet in the two forms in which pages have it. */
export interface SplitStylesheet {
  /**
   * Address of the file with all rules but those that every `first` has: `@font-face`, which would load fonts twice, and
   * rules for all elements.
   */
  readonly href: string;
  /** The rules that a hero needs, for the head. Pages of one template need the same, so each is computed once. */
  readonly first: (hero: HeroNeeds) => string;
}

/** Rules that the first view does without: for print, and for forced colors, which change no size or position. */
const isLaterMedia = ({ name, params }: { name: string; params: string }): boolean =>
  name === 'media' && /^print$|forced-colors/.test(params.trim());

/**
 * Selectors of all elements, or of their pseudo-elements. They come first in Tailwind's stylesheet and are in every page's
 * own style. Again in the file, they made the browser restyle every element of the first view when it comes: 174 instead
 * of 74 on a service page.
 */
const isUniversal = (selector: string): boolean => /^(\*|:before|:after|::[a-z-]+)$/.test(selector);

/**
 * Selectors of what a hand does to the first view, and of marks of a browser that pages do not show. Their rules come with
 * the file, before anybody presses; not those of the focus, which a keyboard has at once.
 */
const isLater = (selector: string): boolean =>
  /:(hover|active|disabled|-moz-ui-invalid)\b|::(-moz-)?selection|aria-(invalid|busy)/.test(selector) &&
  !selector.includes(':not(');

/** Splits a stylesheet. */
export function splitStylesheet(css: string, write: (rest: string) => string): SplitStylesheet {
  const sheet = new Stylesheet(css);
  const rest = sheet.prunedFor({
    classes: sheet.classNames,
    withoutSelector: isUniversal,
    without: ({ name }) => name === 'font-face',
  });
  const byNeeds = new Map<string, string>();
  return {
    href: write(rest),
    first: ({ classes, elements }) => {
      const named = [...classes].filter((name) => sheet.classNames.has(name));
      const key = JSON.stringify([named.sort(), [...elements].sort()]);
      const known =
        byNeeds.get(key) ??
        sheet.prunedFor({ classes, elements, without: isLaterMedia, withoutSelector: isLater });
      byNeeds.set(key, known);
      return known;
    },
  };
}

/**
 * A script that does nothing, behind the link: Firefox paints what follows a stylesheet in the body without waiting for
 * it, but no script runs before the stylesheets in front of it have come. Other browsers wait for the link alone.
 */
export const WAIT_FOR_STYLES = '0';

/** The result for one page. */
export interface LeanStyles {
  /** Edits of the page's text. */
  edits: Edit[];
  /** The text of the page's style element after these edits. */
  style: string;
}

/**
 * Puts into the head, as a style element, the rules that the markup up to the end of the hero needs, and links the
 * stylesheet with all rules behind the hero. So the first bytes of a page are enough for its first view, nothing before
 * the link waits for the file, and the second page of a visit has it in its cache. Because the file has all rules in
 * their order, no rule wins over another one that it would not have won over in the stylesheet.
 *
 * Everything in a style element behind the hero is 3 to 5 KB less on the first page, as much more on each further one,
 * and no valid HTML (docs/decisions/prune-css-ourselves.md).
 * @throws Error if the page links no stylesheet, or has no hero behind which it could stand
 */
export function pruneCss(
  elements: readonly HtmlElement[],
  splitAt: (href: string) => SplitStylesheet,
): LeanStyles {
  const link = elements.find(
    ({ name, attributes }) => name === 'link' && attributes.get('rel') === 'stylesheet',
  );
  const cut = elements.find(({ attributes }) => attributes.get('data-section') === 'hero')?.endTag?.end;
  if (!link || cut === undefined) throw new Error('A built page has no stylesheet or no section "hero".');
  const { href, first } = splitAt(link.attributes.get('href')!);
  const start = elements.filter(({ startTag }) => startTag.start < cut);
  // A component's own, such as the places of pins on a drawing, and Astro's for islands: too small to wait for.
  const styleElements = elements.filter(({ name }) => name === 'style');
  const style = [
    first({ classes: classesIn(start), elements: new Set(start.map(({ name }) => name)) }),
    ...styleElements.map(({ text }) => text),
  ].join('');
  return {
    style,
    edits: [
      { ...link.startTag, text: `<style>${style}</style>` },
      ...styleElements.map(({ startTag, endTag }): Edit => ({
        start: startTag.start,
        end: endTag!.end,
        text: '',
      })),
      {
        start: cut,
        end: cut,
        text: `<link rel="stylesheet" href="${href}"><script>${WAIT_FOR_STYLES}</script>`,
      },
    ],
  };
}

/** The classes of some elements, and the names of their sections. */
function classesIn(elements: readonly HtmlElement[]): Set<string> {
  const lists = new Set(elements.map(({ attributes }) => attributes.get('class') ?? ''));
  const sections = elements.flatMap(({ attributes }) => attributes.get('data-section') ?? []);
  return new Set([...[...lists].flatMap((list) => list.split(/\s+/)), ...sections.map(sectionName)]);
}
