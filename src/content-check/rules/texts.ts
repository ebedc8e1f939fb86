import { mistakeAt, type Entry } from '../../content-reader/read';
import type { Mistake } from '../../content-reader/mistake';
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

/** What is wrong with a text. */
function wrongWords(text: string, markdownAllowed: boolean): (readonly [message: string, remedy: string])[] {
  const word = standInOf(text)?.[0];
  const html = tag.exec(text)?.[0];
  const signs = markdownAllowed ? undefined : markdown.exec(text)?.[0];
  return [
    ...(word
      ? [[`has "${word}", which marks a text that is not written yet`, 'Write the text.'] as const]
      : []),
    ...(html ? [[`has "${html}", which visitors would see`, 'Write plain text.'] as const] : []),
    ...(quotedTwice.test(text)
      ? [
          [
            `begins and ends with ${text[0]}, which visitors would see`,
            'Leave out one of the two pairs of quotation marks.',
          ] as const,
        ]
      : []),
    ...(signs
      ? [
          [
            `has "${signs}", which visitors would see`,
            'Links and bold words work only in answers and in the paragraphs of an about section.',
          ] as const,
        ]
      : []),
  ];
}

/** What is wrong with the text below the fields: only legal pages have one. */
function wrongBody(entry: Entry): Mistake[] {
  const { body } = entry.source;
  if (!body) return [];
  const say = (message: string, remedy: string, offset: number) => [
    mistakeAt(entry, bodyPath, message, remedy, { place: body.placeAt(offset) }),
  ];
  const isEmpty = body.text.trim() === '';
  if (entry.kind !== 'legal')
    return isEmpty
      ? []
      : say(
          'is not shown on this kind of page',
          'Move it into a field of a section, above the second line ---.',
          body.text.search(/\S/),
        );
  if (isEmpty) return say('is empty', 'Write the page under the second line ---.', 0);
  const word = standInOf(body.text);
  return word
    ? say(`has "${word[0]}", which marks a text that is not written yet`, 'Write the text.', word.index)
    : [];
}

/** Texts are finished, and visitors see no markup characters in them. */
export const finishedTexts: Rule = ({ entries, fields }) => [
  ...fields.flatMap(({ entry, path, value, means: { readBy, markdown = false } }) =>
    readBy && readBy !== 'owner' && typeof value === 'string'
      ? wrongWords(value, markdown).map((wrong) => mistakeAt(entry, path, ...wrong))
      : [],
  ),
  ...entries.flatMap(wrongBody),
];

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
export const descriptions: Rule = ({ fields }) =>
  fields.flatMap(({ entry, path, value, means }) => {
    const wrong =
      means.readBy === 'alt' && typeof value === 'string' && hollowAlt.find(([hollow]) => hollow.test(value));
    return wrong
      ? [mistakeAt(entry, path, wrong[1], 'Say what the picture shows, as you would on the phone.')]
      : [];
  });
