import { Lexer, type Token } from 'marked';

const textOf = (tokens: readonly Token[]): string =>
  tokens
    .map((token) => {
      if (token.type === 'br') return ' ';
      if ('tokens' in token && token.tokens) return textOf(token.tokens);
      return 'text' in token ? String(token.text) : token.raw;
    })
    .join('');

/**
 * A paragraph of content without its Markdown, as a visitor reads it. Read by the same parser that writes the
 * paragraph into the page, so that the markup says what the page says.
 */
export const plainText = (markdown: string): string =>
  textOf(Lexer.lexInline(markdown)).replace(/\s+/g, ' ').trim();
