import { pruneStyles, type Prune } from './page-styles';

const styleElement = /<style[^>]*>([\s\S]*?)<\/style>/g;

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
export function prunePage(html: string, scriptTokens: Iterable<string>, prune: Prune = pruneStyles): string {
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

/** Undoes what Astro and React write for the characters that Tailwind's class names may hold. */
const decodeEntities = (text: string): string =>
  text
    .replaceAll(/&(gt|#62|#x3e);/gi, '>')
    .replaceAll(/&(quot|#34|#x22);/gi, '"')
    .replaceAll(/&(#39|#x27);/gi, "'")
    .replaceAll(/&(amp|#38|#x26);/gi, '&');
