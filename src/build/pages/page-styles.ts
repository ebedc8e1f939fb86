import postcss from 'postcss';
import { pruneCss } from './prune-css';

/** What decides which rules a page keeps. */
export interface PageNeeds {
  css: string;
  /** Classes that markup and scripts of the page may have. */
  classes: ReadonlySet<string>;
  /** What the markup up to the end of the hero has; absent on a page without one. */
  hero?: { classes: ReadonlySet<string>; elements: ReadonlySet<string> };
}

/** A page's styles: all of them, those of the first view, and all but what only the head may say. */
export interface PageStyles {
  all: string;
  first: string;
  rest: string;
}

/** Works a page's styles out. */
export type Prune = (needs: PageNeeds) => PageStyles;

/** Prunes once for the whole page and, where it has a hero, once more for the first view. */
export const pruneStyles: Prune = ({ css, classes, hero }) => {
  const all = pruneCss(css, classes);
  if (!hero) return { all, first: '', rest: '' };
  const first = pruneCss(withoutLaterMedia(css), hero.classes, hero.elements);
  return { all, first, rest: withoutFontFaces(all) };
};

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
