import { hasPicture } from '../../content-model/picture';
import { isRecord, patternOf, problemAt, valueAt, visitTexts, visitValues } from '../content';
import type { Path, Problem } from '../problem';
import { placesIn } from '../source/source';
import type { Rule } from './rule';

/** Words that stand where a text is still to be written. */
const standIns =
  /\b(lorem|ipsum|dolor sit|todo|tbd|tba|fixme|xxx+|placeholder|your text here|text goes here|sample text|insert [a-z]+ here|change me)\b/i;

/** Fields whose words no visitor sees; some of them speak of placeholders. */
const unseen = (path: Path) =>
  path[0] === 'placeholders' ||
  [
    '$schema',
    'image',
    'photo',
    'focus',
    'socialPhoto',
    'socialFocus',
    'about',
    'type',
    'kind',
    'id',
    'drawing',
    'icon',
  ].includes(String(path.at(-1))) ||
  (path.length === 1 && path[0] === 'placeholder');

/** Fields in which `[words](address)` becomes a link; elsewhere visitors would see the signs. */
const withMarkdown = /(^|\.)(answer|paragraphs\.\*)$/;

const isMarkdown = (kind: string, path: Path) => {
  const pattern = patternOf(path);
  // Other fields of city pages look alike and are shown as they are.
  if (kind === 'cities') return pattern === 'faq.*.answer';
  // Paragraphs of a guide are plain; those of an about section are not.
  return withMarkdown.test(pattern) && !/blocks\.\*\.paragraphs/.test(pattern);
};

const tag = /<\/?[a-z][a-z0-9]*(\s[^<>]*)?\/?>/i;
/** A text inside a second pair of quotation marks, which a file's format takes for a part of it. */
const quotedTwice = /^'.+'$|^"[^"]+"$/;
const markdown = /\[[^\]]+\]\([^)]*\)|\*\*[^*]+\*\*/;

/** Texts are finished, and no signs reach the visitor that were meant for a machine. */
export const finishedTexts: Rule = ({ entries }) =>
  entries.flatMap((entry) => {
    const problems: Problem[] = [];
    const add = (path: Path, message: string, remedy: string, place?: { line: number; column: number }) =>
      problems.push(problemAt(entry, path, message, remedy, place ? { place } : {}));
    visitTexts(entry.raw, (path, text) => {
      if (unseen(path)) return;
      const word = standIns.exec(text)?.[0];
      if (word)
        add(path, `has "${word}", which stands for a text that is still to be written`, 'Write the text.');
      const html = tag.exec(text)?.[0];
      if (html) add(path, `has "${html}", which visitors would see as it stands`, 'Write plain words.');
      if (quotedTwice.test(text))
        add(
          path,
          `begins and ends with ${text[0]}, which visitors would see`,
          'Leave out one of the two pairs of quotation marks.',
        );
      const signs = markdown.exec(text)?.[0];
      if (signs && !isMarkdown(entry.kind, path))
        add(
          path,
          `has "${signs}", which visitors would see as it stands`,
          'Links and bold words work only in answers and in the paragraphs of an about section.',
        );
    });
    const { body } = entry.source;
    if (body && body.text.trim() !== '') {
      const at = body.text.search(/\S/);
      const place = (offset: number) => {
        const { line, column } = placesIn(body.text)(offset);
        return { line: line + body.line - 1, column };
      };
      const word = standIns.exec(body.text);
      if (entry.kind !== 'legal')
        add(
          ['text below the fields'],
          'is not shown on this kind of page',
          'Move it into a field of a section, above the second line ---.',
          place(at),
        );
      else if (word)
        add(
          ['text below the fields'],
          `has "${word[0]}", which stands for a text that is still to be written`,
          'Write the text.',
          place(word.index),
        );
    }
    if (body && entry.kind === 'legal' && body.text.trim() === '')
      add(['text below the fields'], 'is empty', 'Write the page under the second line ---.', {
        line: body.line,
        column: 1,
      });
    return problems;
  });

/** What a picture's description must not be. */
const hollowAlt: readonly (readonly [pattern: RegExp, message: string])[] = [
  [
    /^(an? |the )?(image|picture|photo|photograph|graphic|drawing|illustration) (of|showing)\b/i,
    'begins with the kind of picture',
  ],
  [/\.(avif|gif|jpe?g|png|svg|webp)$/i, "is a file's name"],
  [
    /^(image|picture|photo|img|alt|alt text|untitled|screenshot|dsc\w*|img[_-]?\d+)$/i,
    'says nothing of what is to be seen',
  ],
];

/** Pictures that tell something have a description; a plain icon needs none. */
export const descriptions: Rule = ({ entries }) =>
  entries.flatMap((entry) => {
    const problems: Problem[] = [];
    visitValues(entry.raw, (path, value) => {
      if (!isRecord(value)) return;
      const pattern = patternOf(path);
      const informative =
        hasPicture(value) &&
        (pattern === 'sections.*'
          ? ['guide', 'support'].includes(String(value.type))
          : pattern === 'sections.*.items.*') &&
        // The other kinds of items have no such field or must have it by their schema.
        (pattern === 'sections.*' || valueAt(entry.raw, [...path.slice(0, 2), 'type']) === 'service-cards');
      if (informative && value.alt === undefined)
        problems.push(
          problemAt(
            entry,
            [...path, 'alt'],
            'is missing',
            'Say in one sentence what the picture shows, for people who cannot see it.',
          ),
        );
      if (typeof value.alt !== 'string') return;
      const wrong = hollowAlt.find(([hollow]) => hollow.test(String(value.alt)));
      if (wrong)
        problems.push(
          problemAt(
            entry,
            [...path, 'alt'],
            wrong[1],
            'Say what the picture shows, as you would on the phone.',
          ),
        );
    });
    return problems;
  });
