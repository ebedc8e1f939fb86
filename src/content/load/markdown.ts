import { load } from 'js-yaml';
import {
  isCollection,
  isMap,
  isScalar,
  isSeq,
  parseDocument,
  visit,
  type Document,
  type Node,
  type YAMLParseError,
} from 'yaml';
import { fieldName, type Path } from './mistake';
import { positionsIn, type Parsed, type SourceMistake } from './source';

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

/** Messages for the parser's errors, by their codes. */
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

/** The message for a parser's first error. The errors that follow help to find out what it is. */
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

function fences(text: string): SourceMistake[] {
  const first = { line: 1, column: 1, field: '' };
  if (!fence.test(text))
    return [
      {
        ...first,
        message: 'does not begin with its fields',
        fix: 'The first line is --- and nothing else; then come the fields, then another line ---.',
      },
    ];
  if (!/\n---[ \t]*(\r?\n|$)/.test(text))
    return [{ ...first, message: 'has no end of its fields', fix: 'Add a line --- after the last field.' }];
  return [];
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

const curly = /^[“„‘].*[”’]$/s;

/** Texts in curly quotes, which YAML does not treat as quotes, so visitors would see them. */
function inCurlyQuotes(document: Document, at: (offset: number) => { line: number; column: number }) {
  const mistakes: SourceMistake[] = [];
  visit(document, {
    Scalar(key, node, ancestors) {
      if (key === 'key' || node.type !== 'PLAIN' || !node.range || !curly.test(String(node.value))) return;
      mistakes.push({
        ...at(node.range[0]),
        field: fieldName(pathOf([...ancestors, node])),
        message: 'is in curly quotes, which visitors would see',
        fix: "Write straight ones: 'like this'. A word processor makes curly ones, a plain editor does not.",
      });
    },
  });
  return mistakes;
}

/** A line with a field: an indented name followed by a colon. */
const fieldLine = /^\s*(?:- )*[a-z][A-Za-z0-9]*:(?:\s|$)/;
const opening = /^\s*(?:- )*(?:[A-Za-z][A-Za-z0-9]*:\s+)?(['"])(.*)$/;

/**
 * A quote without a closing quote includes the lines below it up to the next quote. The parser accepts that and reports
 * an error somewhere else, so this function finds the quote.
 */
function openQuote(raw: string, firstLine: number): SourceMistake[] {
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
        return [
          {
            line: firstLine + index,
            column: (lines[index] ?? '').indexOf(quote) + 1,
            field: '',
            message: `has a text without its closing quote: ${quote}${rest.slice(0, 40)}`,
            fix: `Add ${quote} at the end of the text. A quote inside it is written twice.`,
          },
        ];
    }
    index = next;
  }
  return [];
}

/** Texts that are cut off because a `#` after a space begins a comment. */
function cutOff(document: Document, raw: string, at: (offset: number) => { line: number; column: number }) {
  const mistakes: SourceMistake[] = [];
  visit(document, {
    Scalar(_, node, ancestors) {
      if (typeof node.value !== 'string' || node.type !== 'PLAIN' || !node.range) return;
      const rest = raw.slice(node.range[1]).split('\n', 1)[0] ?? '';
      if (!/^\s+#/.test(rest)) return;
      mistakes.push({
        ...at(node.range[0]),
        field: fieldName(pathOf([...ancestors, node])),
        message: `loses the text after the # ("${rest.trim().slice(0, 40)}")`,
        fix: 'Put the whole text in quotes; write a comment on its own line.',
      });
    },
  });
  return mistakes;
}

/** The path of a node, from the nodes and pairs around it. */
function pathOf(ancestors: readonly unknown[]): Path {
  const path: (string | number)[] = [];
  ancestors.forEach((node, index) => {
    const parent = ancestors[index - 1];
    if (isSeq(parent)) path.push(parent.items.indexOf(node));
    else if (isMap(parent)) path.push(String((node as { key: { value: unknown } }).key.value));
  });
  return path;
}

/**
 * Parses a Markdown file: its front matter and the text below. The data comes from js-yaml, which reads a file without a
 * mistake in a quarter of the time (0.4 ms against 1.8); the places of fields come from the parser `yaml`.
 */
export function readMarkdown(text: string): Parsed {
  const positionAt = positionsIn(text);
  const broken = fences(text);
  if (broken.length > 0)
    return { data: undefined, mistakes: broken, positionOf: () => ({ line: 1, column: 1 }) };

  const raw = /^\uFEFF?---([\s\S]*?\n)---/.exec(text)?.[1] ?? '';
  const start = text.indexOf('---') + 3;
  const at = (offset: number) => positionAt(start + offset);
  const unclosed = openQuote(raw, positionAt(start).line);
  if (unclosed.length > 0)
    return { data: undefined, mistakes: unclosed, positionOf: () => ({ line: 1, column: 1 }) };
  // Only where it is needed: it takes longer than all else that happens to a file without a mistake.
  let parsed: Document | undefined;
  const document = (): Document => (parsed ??= parseDocument(raw, { prettyErrors: false }));
  const mistakes: SourceMistake[] = [];
  let data: unknown;
  try {
    data = load(raw) ?? {};
    if (/[^\S\n]#/.test(raw)) mistakes.push(...cutOff(document(), raw, at));
    if (/[“„‘]/.test(raw)) mistakes.push(...inCurlyQuotes(document(), at));
  } catch (error) {
    mistakes.push(syntaxMistake(error, document(), at));
  }
  const bodyStart = start + raw.length + 3;
  return {
    data,
    body: {
      text: text.slice(bodyStart),
      line: positionAt(bodyStart).line,
      positionAt: (offset) => positionAt(bodyStart + offset),
    },
    mistakes,
    positionOf(path, what = 'value') {
      const { node, key, whole } = nodeAt(document(), path);
      const target = what === 'key' || !whole ? (key ?? node) : node;
      const inner = isCollection(target) && target === node && key && whole ? key : target;
      return at(inner?.range?.[0] ?? raw.indexOf('\n') + 1);
    },
  };
}

function syntaxMistake(
  error: unknown,
  document: Document,
  at: (offset: number) => { line: number; column: number },
): SourceMistake {
  const first = document.errors[0];
  if (first) {
    const [message, fix] = wordsFor(document.errors);
    return { ...at(first.pos[0]), field: '', message, fix };
  }
  // js-yaml found an error that `yaml` did not find.
  const { reason, mark } = error as { reason?: string; mark?: { position: number } };
  return {
    ...at(mark?.position ?? 0),
    field: '',
    message: 'is not written as YAML',
    fix: `${reason ?? String(error)}. Text with a colon or a brace in it needs quotes.`,
  };
}
