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
 * A paragraph of content without its Markdown. Uses the same parser as the page, so that the structured data matches
 * the visible text.
 */
export const plainText = (markdown: string): string =>
  textOf(Lexer.lexInline(markdown)).replace(/\s+/g, ' ').trim();
