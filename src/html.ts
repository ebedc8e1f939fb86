/**
 * Parses built HTML; the only file that uses the parser. parse5 implements the algorithm of the HTML standard, like
 * browsers, and Astro uses it, too.
 */
import { parse, parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';

/** A part of a text: offsets of its first character and of the one after its last. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** An element in a text. */
export interface HtmlElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  /** Undefined if the parser added the element, as browsers add `<tbody>`. */
  readonly startTag?: Span | undefined;
  /** Undefined if the element is not closed in the text. */
  readonly endTag?: Span | undefined;
  /** The unchanged text of a script or style; empty for all other elements. */
  readonly text: string;
}

/** An edit of a text: replaces a span. */
export interface Edit extends Span {
  readonly text: string;
}

// As if scripting were off, so that the markup in `<noscript>` is parsed, too.
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
