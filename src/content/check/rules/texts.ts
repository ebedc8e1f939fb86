import { bodyPath } from '../fields';
import type { Rule } from './rule';

/** Words that mark an unfinished text; `todo` only in capitals, because it is a Spanish word. */
const standIns =
  /\b(lorem|ipsum|dolor sit|tbd|tba|fixme|xxx+|placeholder|your text here|text goes here|sample text|insert [a-z]+ here|change me)\b/i;
const capitals = /\bTODO\b/;

/** The word that marks an unfinished text, if there is one. */
const standInOf = (text: string): RegExpExecArray | null => standIns.exec(text) ?? capitals.exec(text);

const tag = /<\/?[a-z][a-z0-9]*(\s[^<>]*)?\/?>/i;
/** A text in a second pair of quotation marks, which becomes part of the text. */
const quotedTwice = /^'.+'$|^"[^"]+"$/;
const markdown = /\[[^\]]+\]\([^)]*\)|\*\*[^*]+\*\*/;

/** The fix for a text that is not written yet. */
const write = 'Write the text.';
const unfinished = (word: string) => `has "${word}", which marks a text that is not written yet`;

/** Texts are finished, and visitors see no markup characters in them. */
export const finishedTexts: Rule = ({ entries, fields }, say) => {
  for (const field of fields) {
    const { value: text, positionAt } = field;
    const { readBy, markdown: isMarkdown } = field.means;
    if (!readBy || readBy === 'owner' || typeof text !== 'string') continue;
    const word = standInOf(text);
    if (word) say(field, unfinished(word[0]), write, word.index);
    // The text below the fields is whole pages of Markdown.
    if (positionAt) continue;
    const html = tag.exec(text)?.[0];
    if (html) say(field, `has "${html}", which visitors would see`, 'Write plain text.');
    if (quotedTwice.test(text))
      say(
        field,
        `begins and ends with ${text[0]}, which visitors would see`,
        'Leave out one of the two pairs of quotation marks.',
      );
    const signs = isMarkdown ? undefined : markdown.exec(text)?.[0];
    if (signs)
      say(
        field,
        `has "${signs}", which visitors would see`,
        'Links and bold words work only in answers and in the paragraphs of an about section.',
      );
  }
  for (const entry of entries) {
    const { body } = entry.source;
    if (!body) continue;
    const field = { entry, path: bodyPath, positionAt: body.positionAt };
    const start = body.text.search(/\S/);
    if (entry.kind === 'legal' && start === -1)
      say(field, 'is empty', 'Write the page under the second line ---.');
    else if (entry.kind !== 'legal' && start !== -1)
      say(
        field,
        'is not shown on this kind of page',
        'Move it into a field of a section, above the second line ---.',
        start,
      );
  }
};

/** Patterns of useless picture descriptions. */
const hollowAlt: readonly (readonly [pattern: RegExp, message: string])[] = [
  [
    /^(an? |the )?(image|picture|photo|photograph|graphic|drawing|illustration) (of|showing)\b/i,
    'begins with the kind of picture',
  ],
  [/\.(avif|gif|jpe?g|png|svg|webp)$/i, "is a file's name"],
  [
    /^(image|picture|photo|img|alt|alt text|untitled|screenshot|dsc\w*|img[_-]?\d+)$/i,
    'does not say what the picture shows',
  ],
];

/** A picture's description says what the picture shows. The rule `pictures` checks that there is one. */
export const descriptions: Rule = ({ fields }, say) => {
  for (const field of fields) {
    const text = field.means.readBy === 'alt' && typeof field.value === 'string' ? field.value : '';
    const [, wrong] = hollowAlt.find(([hollow]) => hollow.test(text)) ?? [];
    if (wrong) say(field, wrong, 'Say what the picture shows, as you would on the phone.');
  }
};
