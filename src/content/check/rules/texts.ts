import { marked, type Token } from 'marked';
import type { FieldMeta } from '../../zod';
import { bodyPath } from '../fields';
import type { Rule } from './rule';

interface Slip {
  pattern: RegExp;
  /** The texts that it is about; default: all but those below the fields. */
  holds?: (means: FieldMeta, isBody: boolean) => boolean;
  says: (words: string) => string;
  fix: string;
}

const unwritten: Omit<Slip, 'pattern'> = {
  holds: () => true,
  says: (words) => `has "${words}", which marks a text that is not written yet`,
  fix: 'Write the text.',
};

const slips: readonly Slip[] = [
  {
    ...unwritten,
    pattern:
      /\b(lorem|ipsum|dolor sit|tbd|tba|fixme|xxx+|placeholder|your text here|text goes here|sample text|insert [a-z]+ here|change me)\b/i,
  },
  // Only in capitals, because it is a Spanish word.
  { ...unwritten, pattern: /\bTODO\b/ },
  {
    pattern: /<\/?[a-z][a-z0-9]*(\s[^<>]*)?\/?>/i,
    says: (words) => `has "${words}", which visitors would see`,
    fix: 'Write plain text.',
  },
  {
    // A second pair of quotation marks becomes part of the text.
    pattern: /^'.+'$|^"[^"]+"$/,
    says: ([sign]) => `begins and ends with ${sign}, which visitors would see`,
    fix: 'Leave out one of the two pairs of quotation marks.',
  },
  {
    pattern: /\[[^\]]+\]\([^)]*\)|\*\*[^*]+\*\*/,
    holds: ({ markdown }, isBody) => !markdown && !isBody,
    says: (words) => `has "${words}", which visitors would see`,
    fix: 'Links and bold words work only in answers and in the paragraphs of an about section.',
  },
  {
    pattern: /\.(avif|gif|jpe?g|png|svg|webp)$/i,
    holds: ({ readBy }) => readBy === 'alt',
    says: () => "is a file's name",
    fix: 'Say what the picture shows, as you would on the phone.',
  },
];

/** Texts are finished, visitors see no markup characters in them, and no picture is described by its file's name. */
export const finishedTexts: Rule = ({ fields }, say) => {
  for (const field of fields) {
    const { value: text, positionAt, means } = field;
    const isBody = positionAt !== undefined;
    if (!means.readBy || means.readBy === 'owner' || typeof text !== 'string') continue;
    for (const { pattern, holds = () => !isBody, says, fix } of slips) {
      const found = holds(means, isBody) ? pattern.exec(text) : null;
      if (found) say(field, says(found[0]), fix, found.index);
    }
  }
};

function wrong(token: Token): [message: string, fix: string] | undefined {
  const { type, raw } = token;
  if (type === 'image') return ['has a picture, which this kind of page does not show', 'Remove it.'];
  if (type === 'heading' && (token as { depth?: number }).depth === 1)
    return ['has a second headline of the page', 'Begin headings with ##; the headline is the title above.'];
  if (type !== 'html' || raw.startsWith('</')) return undefined;
  return raw.startsWith('<!--')
    ? ['has a note in <!-- -->, which visitors find in the source of the page', 'Remove it.']
    : [
        `has HTML, "${raw.trim().split('\n')[0]?.slice(0, 40)}"`,
        'Write it in Markdown: ## for a heading, **bold**, [a link](/contact). For a sign <, write &lt;.',
      ];
}

/**
 * Only a legal page shows the text below its fields, which is plain Markdown: HTML in it would go online as it is, with
 * its scripts, frames and pictures of other companies, past the rules that every other text has.
 */
export const bodies: Rule = ({ entries }, say) => {
  for (const entry of entries) {
    const { body } = entry.source;
    if (!body) continue;
    const field = { entry, path: bodyPath, positionAt: body.positionAt };
    const start = body.text.search(/\S/);
    if (entry.kind !== 'legal') {
      const fix = 'Move it into a field of a section, above the second line ---.';
      if (start !== -1) say(field, 'is not shown on this kind of page', fix, start);
      continue;
    }
    if (start === -1) say(field, 'is empty', 'Write the page under the second line ---.');
    let from = 0;
    void marked.walkTokens(marked.lexer(body.text), (token) => {
      const [message, fix] = wrong(token) ?? [];
      if (!message || !fix) return;
      from = Math.max(from, body.text.indexOf(token.raw.trim(), from));
      say(field, message, fix, from);
    });
  }
};
