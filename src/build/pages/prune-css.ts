import type { Edit, HtmlElement } from '../../lib/html';
import type { Prune } from './page-styles';
import { sectionName } from './stylesheet';

/** The result for one page. */
export interface LeanStyles {
  /** Edits of the page's text. */
  edits: Edit[];
  /** The text of each style element after these edits. */
  styles: string[];
}

/**
 * Removes from a page's styles every selector that needs a class which neither the page's markup nor its scripts
 * have, and writes the rest into two style elements: in the head what the markup up to the end of the hero needs,
 * behind the hero everything. So the first bytes of a page are enough for its first view. Because the second element
 * has all rules in their order, no rule wins over another one that it would not have won over in the stylesheet.
 *
 * A `<style>` in the body is not in HTML's content model, yet every browser applies it, and only what follows
 * it waits. The alternative, a linked stylesheet, is one more request that can fail on a bad connection.
 * @param elements of a built page
 * @param prune how the styles are pruned; for many pages, always the same
 */
export function pruneCss(elements: readonly HtmlElement[], prune: Prune): LeanStyles {
  const written = elements.filter(({ name }) => name === 'style');
  if (written.length === 0) return { edits: [], styles: [] };
  const css = written.map(({ text }) => text).join('\n');
  const removed = written.map(({ startTag, endTag }): Edit => ({
    start: startTag.start,
    end: endTag!.end,
    text: '',
  }));
  const inline = elements.filter(({ name, attributes }) => name === 'script' && !isData(attributes));
  const classes = new Set([...classesIn(elements), ...inline.flatMap(({ text }) => wordsIn(text))]);
  const head = elements.find(({ name }) => name === 'head')?.endTag;
  if (!head) throw new Error('A built page has no </head>.');
  const add = (at: number, style: string): Edit => ({ start: at, end: at, text: `<style>${style}</style>` });

  const cut = elements.find(({ attributes }) => attributes.get('data-section') === 'hero')?.endTag?.end;
  if (cut === undefined) {
    const { first } = prune({ css, classes });
    return { edits: [...removed, add(head.start, first)], styles: [first] };
  }
  const start = elements.filter(({ startTag }) => startTag.start < cut);
  const hero = {
    classes: classesIn(start),
    elements: new Set(start.map(({ name }) => name)),
  };
  const { first, rest } = prune({ css, classes, hero });
  return { edits: [...removed, add(head.start, first), add(cut, rest)], styles: [first, rest] };
}

/** Structured data: browsers do not run it, and it differs on every page. */
const isData = (attributes: HtmlElement['attributes']): boolean =>
  attributes.get('type') === 'application/ld+json';

/** Every word of a script that could be a class name. */
export const wordsIn = (script: string): readonly string[] => script.match(/[^\s"'`\\<>]+/g) ?? [];

/** The classes of some elements, and the names of their sections. */
function classesIn(elements: readonly HtmlElement[]): Set<string> {
  const lists = new Set(elements.map(({ attributes }) => attributes.get('class') ?? ''));
  const sections = elements.flatMap(({ attributes }) => attributes.get('data-section') ?? []);
  return new Set([...[...lists].flatMap(classesOf), ...sections.map(sectionName)]);
}

/** Cache of class lists taken apart: pages have mostly the same ones. */
const classesByList = new Map<string, readonly string[]>();

function classesOf(list: string): readonly string[] {
  const before = classesByList.get(list);
  if (before) return before;
  // A copy, because the parser's strings are parts of a page's text and would keep all of it in memory.
  const own = structuredClone(list);
  const classes = own.split(/\s+/).filter(Boolean);
  classesByList.set(own, classes);
  return classes;
}
