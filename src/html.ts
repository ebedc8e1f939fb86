/**
 * Reads markup that has been built: the only file that knows the parser. parse5 is the HTML standard's own
 * algorithm, as browsers have it, and comes with Astro.
 */
import { parse, parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';

/** A part of a text, as offsets of characters from its start. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** An element as it is written in a text. */
export interface HtmlElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  /** Absent where the parser has added the element, as browsers add `<tbody>`. */
  readonly startTag?: Span | undefined;
  /** Absent where the text leaves the element open. */
  readonly endTag?: Span | undefined;
  /** What stands in a script or a style, to the letter; empty for all other elements. */
  readonly text: string;
}

/** An edit of a text: what stands at a span gives way to other words. */
export interface Edit extends Span {
  readonly text: string;
}

// Without a script, because the markup inside `<noscript>` counts as well.
const options = { sourceCodeLocationInfo: true, scriptingEnabled: false } as const;

/** All elements of a page, in the order of its text. */
export function elementsOf(html: string): HtmlElement[] {
  const found: HtmlElement[] = [];
  const collect = (parent: Tree.ParentNode): void => {
    for (const node of parent.childNodes) {
      if (!isElement(node)) continue;
      found.push(described(node));
      collect('content' in node ? node.content : node);
    }
  };
  collect(parse(html, options));
  return found;
}

/** The outermost elements of a piece of markup. */
export const topElementsOf = (html: string): HtmlElement[] =>
  parseFragment(html, options).childNodes.filter(isElement).map(described);

/** The text after all edits. They may come in any order and must not overlap. */
export function edited(text: string, edits: readonly Edit[]): string {
  let result = '';
  let from = 0;
  for (const { start, end, text: replacement } of [...edits].sort((a, b) => a.start - b.start)) {
    result += text.slice(from, start) + replacement;
    from = end;
  }
  return result + text.slice(from);
}

const isElement = (node: Tree.ChildNode): node is Tree.Element => 'tagName' in node;

const span = (location: { startOffset: number; endOffset: number } | undefined): Span | undefined =>
  location && { start: location.startOffset, end: location.endOffset };

function described(node: Tree.Element): HtmlElement {
  const location = node.sourceCodeLocation;
  const isRaw = node.tagName === 'script' || node.tagName === 'style';
  const [child] = node.childNodes;
  return {
    name: node.tagName,
    attributes: new Map(node.attrs.map(({ name, value }) => [name, value])),
    startTag: span(location?.startTag ?? location ?? undefined),
    endTag: span(location?.endTag),
    text: isRaw && child && 'value' in child ? child.value : '',
  };
}
