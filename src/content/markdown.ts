import { marked, Lexer, Renderer, type Token } from 'marked';

/**
 * A whole Markdown text of this repository, such as a legal page's body, as HTML.
 * @param classOf the class of a paragraph with that text; none by default
 */
export function renderMarkdown(text: string, classOf?: (paragraph: string) => string | undefined): string {
  const renderer = new Renderer();
  renderer.paragraph = ({ tokens }) => {
    const name = classOf?.(textOf(tokens));
    return `<p${name ? ` class="${name}"` : ''}>${renderer.parser.parseInline(tokens)}</p>\n`;
  };
  return marked.parse(text, { async: false, renderer });
}

/**
 * Emphasis and links in one paragraph of content, as HTML. The text comes from this repository and not from visitors,
 * but HTML in it is escaped, so that a `<` in a sentence stays a `<`.
 */
export function renderInlineMarkdown(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return marked.parseInline(escaped, { async: false });
}

const textOf = (tokens: readonly Token[]): string =>
  tokens
    .map((token) => {
      if (token.type === 'br') return ' ';
      if ('tokens' in token && token.tokens) return textOf(token.tokens);
      return 'text' in token ? String(token.text) : token.raw;
    })
    .join('');

/**
 * A paragraph of content without its Markdown. Uses the same parser as the page, so that the structured data matches
 * the visible text.
 */
export const plainText = (markdown: string): string =>
  textOf(Lexer.lexInline(markdown)).replace(/\s+/g, ' ').trim();
