import { marked, type Token, type Tokens } from 'marked';
import { bodyPath } from '../fields';
import type { Rule } from './rule';

/** What is wrong with a part of a Markdown text; undefined if nothing is. */
function wrong(token: Token): [message: string, fix: string] | undefined {
  switch (token.type) {
    case 'html':
      if (token.raw.startsWith('</')) return undefined;
      return token.raw.startsWith('<!--')
        ? ['has a note in <!-- -->, which visitors find in the source of the page', 'Remove it.']
        : [
            `has HTML, "${token.raw.trim().split('\n')[0]?.slice(0, 40)}"`,
            'Write it in Markdown: ## for a heading, **bold**, [a link](/contact). For a sign <, write &lt;.',
          ];
    case 'image':
      return ['has a picture, which this kind of page does not show', 'Remove it.'];
    case 'heading':
      return (token as Tokens.Heading).depth === 1
        ? ['has a second headline of the page', 'Begin headings with ##; the headline is the title above.']
        : undefined;
    default:
      return undefined;
  }
}

/** Every part of a text with its offset; a part's own parts come after it. */
function* parts(tokens: readonly Token[], text: string, start = 0): Generator<[token: Token, at: number]> {
  let at = start;
  for (const token of tokens) {
    // Indented parts, as those of a list, have another text than the file has: then the place of what they are in counts.
    const index = text.indexOf(token.raw.trim(), at);
    const offset = index < 0 ? at : index;
    yield [token, offset];
    const cells = token.type === 'table' ? [token.header, ...token.rows].flat() : [];
    const inner = [
      ...('tokens' in token ? (token.tokens ?? []) : []),
      ...(token.type === 'list' ? (token.items as Token[]) : []),
      ...(cells as Tokens.TableCell[]).flatMap((cell) => cell.tokens),
    ];
    yield* parts(inner, text, offset);
    if (index >= 0) at = index + token.raw.trim().length;
  }
}

/**
 * A text below the fields is plain Markdown. HTML in it would go online as it is, with its scripts, frames and pictures
 * of other companies, past the rules that every other text has.
 */
export const bodies: Rule = ({ entries }, say) => {
  for (const entry of entries) {
    const { body } = entry.source;
    if (!body || entry.kind !== 'legal') continue;
    const field = { entry, path: bodyPath, positionAt: body.positionAt };
    for (const [token, at] of parts(marked.lexer(body.text), body.text)) {
      const [message, fix] = wrong(token) ?? [];
      if (message && fix) say(field, message, fix, at);
    }
  }
};
