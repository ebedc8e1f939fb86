import {
  isCollection,
  isMap,
  isPair,
  isScalar,
  isSeq,
  parseDocument,
  visit,
  type Document,
  type Node,
  type YAMLParseError,
} from 'yaml';
import { fieldName, type Position } from './mistake';
import type { Path } from './schema-fields';
import { inText, positionsIn, type Parsed, type SourceMistake } from './source';

type Words = readonly [message: string, fix: string];

const indentation: Words = [
  'is not indented like its neighbors',
  'Begin the fields of one group in the same column, and the entries of one list in the same column.',
];
const notClosed: Words = [
  'lacks a closing quote or bracket',
  'Close what was opened. Write a quote inside a text twice.',
];
const noField: Words = [
  'has a line without a field',
  'Write name: value, or indent the line if it continues the text above.',
];

const words: Record<string, Words> = {
  BAD_INDENT: indentation,
  TAB_AS_INDENT: ['is indented with a tab', 'Use spaces.'],
  DUPLICATE_KEY: ['is here twice', 'Only one can count: remove one of the two.'],
  BLOCK_AS_IMPLICIT_KEY: [
    'has a colon inside a text',
    "Put the text in quotes, as in title: 'Water: where to close it'.",
  ],
  MULTILINE_IMPLICIT_KEY: noField,
  MISSING_CHAR: noField,
  BAD_SCALAR_START: [
    'begins with a character that has a special meaning',
    "Put the text in quotes, as in title: '@home'.",
  ],
  BAD_DQ_ESCAPE: ['has a backslash in double quotes', 'Use single quotes.'],
  BAD_ALIAS: ['begins with * or &', 'Put the text in quotes.'],
  UNEXPECTED_TOKEN: ['has something after the end of a text', 'Put the whole text in quotes.'],
};

/** The parser's first error in words. The errors that follow help to find out what it is. */
function wordsFor(errors: readonly YAMLParseError[]): Words {
  const [{ code, message } = { code: '', message: '' }] = errors;
  if (/clos|must be sufficiently indented and end/i.test(message)) return notClosed;
  if (/without - indicator/.test(message)) return indentation;
  // A colon in a text causes one error; a line with the wrong indentation causes several.
  if (code === 'BLOCK_AS_IMPLICIT_KEY' && errors.length > 1) return indentation;
  if (code === 'UNEXPECTED_TOKEN' && errors.length > 2) return indentation;
  return words[code] ?? ['is not written as YAML', `${message}.`];
}

/** Front matter begins and ends with a line of three hyphens. */
const fence = /^\uFEFF?---[ \t]*\r?\n/;

function fences(text: string): SourceMistake | undefined {
  if (!fence.test(text))
    return inText(
      'does not begin with its fields',
      'The first line is --- and nothing else; then come the fields, then another line ---.',
    );
  if (!/\n---[ \t]*(\r?\n|$)/.test(text))
    return inText('has no end of its fields', 'Add a line --- after the last field.');
  return undefined;
}

function nodeAt(document: Document, path: Path): { node: Node | null; key: Node | null; whole: boolean } {
  let node = document.contents as Node | null;
  let key: Node | null = null;
  for (const part of path) {
    if (isMap(node)) {
      const pair = node.items.find((item) => isScalar(item.key) && String(item.key.value) === String(part));
      if (!pair) return { node, key, whole: false };
      key = pair.key as Node;
      // The value of `title:` with nothing after it is null and has no place, so its name is used.
      node = (pair.value ?? pair.key) as Node;
    } else if (isSeq(node) && typeof part === 'number' && node.items[part]) {
      node = node.items[part] as Node;
      key = node;
    } else return { node, key, whole: false };
  }
  return { node, key, whole: true };
}

/** A text that somebody put in curly quotes: YAML does not treat them as quotes. */
const curly = /^[“„‘].*[”’]$/s;

/** Texts that YAML reads otherwise than who wrote them: in curly quotes, or cut off because a `#` begins a comment. */
function misread(document: Document, raw: string, at: (offset: number) => Position): SourceMistake[] {
  const mistakes: SourceMistake[] = [];
  visit(document, {
    Scalar(key, { type, range, value }, ancestors) {
      if (key === 'key' || type !== 'PLAIN' || !range || typeof value !== 'string') return;
      const say = (message: string, fix: string) =>
        mistakes.push({ ...at(range[0]), field: fieldName(pathOf(ancestors, key)), message, fix });
      const [rest = ''] = raw.slice(range[1]).split('\n', 1);
      if (/^\s+#/.test(rest))
        say(
          `loses the text after the # ("${rest.trim().slice(0, 40)}")`,
          'Put the whole text in quotes; write a comment on its own line.',
        );
      if (curly.test(value))
        say(
          'is in curly quotes, which visitors would see',
          "Write straight ones: 'like this'. A word processor makes curly ones, a plain editor does not.",
        );
    },
  });
  return mistakes;
}

const fieldLine = /^\s*(?:- )*[a-z][A-Za-z0-9]*:(?:\s|$)/;
const opening = /^\s*(?:- )*(?:[A-Za-z][A-Za-z0-9]*:\s+)?(['"])(.*)$/;

/**
 * A quote without a closing quote includes the lines below it up to the next quote. The parser accepts that and reports
 * an error somewhere else, so this function finds the quote.
 */
function openQuote(raw: string, firstLine: number): SourceMistake | undefined {
  const lines = raw.split('\n');
  for (let index = 0; index < lines.length; index++) {
    const [, quote = '', rest = ''] = opening.exec(lines[index] ?? '') ?? [];
    if (!quote) continue;
    const closed = (text: string) =>
      new RegExp(quote === "'" ? "^(?:[^']|'')*'(?!')" : '^(?:[^"\\\\]|\\\\.)*"').test(text);
    let next = index;
    for (let text = rest; !closed(text) && next + 1 < lines.length; text = lines[next] ?? '') {
      next += 1;
      if (fieldLine.test(lines[next] ?? ''))
        return inText(
          `has a text without its closing quote: ${quote}${rest.slice(0, 40)}`,
          `Add ${quote} at the end of the text. A quote inside it is written twice.`,
          { line: firstLine + index, column: (lines[index] ?? '').indexOf(quote) + 1 },
        );
    }
    index = next;
  }
  return undefined;
}

/** The path of a value from what is around it. @param key its place in a list, where it is in one */
const pathOf = (ancestors: readonly unknown[], key: unknown): Path =>
  [...ancestors.slice(1), key].flatMap((node, index) => {
    const around = ancestors[index];
    if (isPair(node)) return String((node.key as { value: unknown }).value);
    if (isSeq(around)) return typeof node === 'number' ? node : around.items.indexOf(node);
    return [];
  });

/** Parses a Markdown file: its front matter and the text below. */
export function readMarkdown(text: string): Parsed {
  const positionAt = positionsIn(text);
  const raw = /^\uFEFF?---([\s\S]*?\n)---/.exec(text)?.[1] ?? '';
  const start = text.indexOf('---') + 3;
  const at = (offset: number) => positionAt(start + offset);
  const broken = fences(text) ?? openQuote(raw, positionAt(start).line);
  if (broken) return { data: undefined, mistakes: [broken], positionOf: () => ({ line: 1, column: 1 }) };

  const document = parseDocument(raw, { prettyErrors: false });
  const [error] = document.errors;
  const bodyStart = start + raw.length + 3;
  return {
    data: error ? undefined : (document.toJS() ?? {}),
    body: {
      text: text.slice(bodyStart),
      positionAt: (offset) => positionAt(bodyStart + offset),
    },
    mistakes: error ? [inText(...wordsFor(document.errors), at(error.pos[0]))] : misread(document, raw, at),
    positionOf(path, what = 'value') {
      const { node, key, whole } = nodeAt(document, path);
      const target = what === 'key' || !whole ? (key ?? node) : node;
      const inner = isCollection(target) && target === node && key && whole ? key : target;
      return at(inner?.range?.[0] ?? raw.indexOf('\n') + 1);
    },
  };
}
