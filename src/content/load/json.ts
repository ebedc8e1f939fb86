import {
  getNodeValue,
  findNodeAtLocation,
  parseTree,
  printParseErrorCode,
  type Node,
  type ParseError,
} from 'jsonc-parser';
import { fieldName, type Path } from './mistake';
import { positionsIn, type Parsed, type SourceMistake } from './source';

/** Messages for the parser's errors, by their names. */
const words: Record<string, readonly [message: string, fix: string]> = {
  InvalidSymbol: [
    'has a word that is not valid in JSON',
    'Put text in double quotes. Without quotes there are only numbers, true, false and null.',
  ],
  InvalidNumberFormat: ['has a number that is not written right', 'Write it like 12 or 12.5.'],
  PropertyNameExpected: [
    'has no name of a field where one is expected',
    'Put the name in double quotes. If this is the end of the group, remove the comma before it.',
  ],
  ValueExpected: [
    'has nothing where a value is expected',
    'Write the value. If this is the end of the list, remove the comma before it.',
  ],
  ColonExpected: ['lacks the colon between a name and its value', 'Write it like "name": "value".'],
  CommaExpected: ['lacks a comma', 'Put one at the end of the line before.'],
  CloseBraceExpected: ['lacks a closing brace', 'Add } at the end of the group.'],
  CloseBracketExpected: ['lacks a closing bracket', 'Add ] at the end of the list.'],
  EndOfFileExpected: ['continues after its end', 'Remove what is after the last closing brace or bracket.'],
  InvalidCommentToken: ['has a comment', 'JSON cannot have comments: remove it.'],
  UnexpectedEndOfComment: ['has a comment', 'JSON cannot have comments: remove it.'],
  UnexpectedEndOfString: ['has a text without its closing quote', 'Add " at the end of the text.'],
  UnexpectedEndOfNumber: ['has a number that is not written right', 'Write it like 12 or 12.5.'],
  InvalidUnicode: ['has an unfinished \\u escape', 'Write the character itself.'],
  InvalidEscapeCharacter: ['has a backslash where none is allowed', 'Write \\\\ for a backslash.'],
  InvalidCharacter: ['has a character that is not allowed in a text', 'Write a line break as a space.'],
};

function syntaxMistake({ error, offset }: ParseError, text: string): SourceMistake {
  // Curly quotes look right on the screen, so they are reported before anything else.
  if (/[“”„]/.test(text[offset] ?? ''))
    return {
      ...positionsIn(text)(offset),
      field: '',
      message: 'has curly quotes around a name or a text',
      fix: 'Write straight ones: ". A word processor makes curly ones, a plain editor does not.',
    };
  const [message, fix] = words[printParseErrorCode(error)] ?? ['is not written as JSON', ''];
  // The parser reports a missing comma or brace at the next token; people look for it after the last one.
  const lacks = /Comma|Close/.test(printParseErrorCode(error));
  const at = lacks ? text.slice(0, offset).trimEnd().length : offset;
  return { ...positionsIn(text)(at), field: '', message, fix };
}

function childAt(node: Node | undefined, path: Path): { node: Node | undefined; whole: boolean } {
  for (let length = path.length; length >= 0; length--) {
    const child = node && findNodeAtLocation(node, path.slice(0, length) as (string | number)[]);
    if (child) return { node: child, whole: length === path.length };
  }
  return { node, whole: false };
}

/**
 * Finds names that a group has twice, of which `JSON.parse` silently keeps the last. The value before is taken out of
 * the tree, so that a mistake in the one that counts is not shown on its line.
 */
function twice(
  node: Node,
  path: Path,
  positionAt: ReturnType<typeof positionsIn>,
  whole: unknown,
): SourceMistake[] {
  const seen = new Map<string, Node>();
  return [...(node.children ?? [])].flatMap((child, index) => {
    if (node.type === 'array') return twice(child, [...path, index], positionAt, whole);
    const [key, value] = child.children ?? [];
    if (node.type !== 'object' || !key) return [];
    const name = String(key.value);
    const before = seen.get(name);
    if (before) node.children?.splice(node.children.indexOf(before), 1);
    const duplicate = before
      ? [
          {
            ...positionAt(key.offset),
            field: fieldName([...path, name], whole),
            message: 'is here twice',
            fix: 'Only the last one would count: remove one of the two.',
          },
        ]
      : [];
    seen.set(name, child);
    return [...duplicate, ...(value ? twice(value, [...path, name], positionAt, whole) : [])];
  });
}

/** Parses a JSON file. */
export function readJson(text: string): Parsed {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const positionAt = positionsIn(text);
  const mistakes = errors.slice(0, 1).map((error) => syntaxMistake(error, text));
  if (mistakes.length === 0 && root)
    mistakes.push(...twice(root, [], positionAt, structuredClone(getNodeValue(root))));
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    // In case `JSON.parse`, which the build uses, is stricter than the parser above.
    if (mistakes.length === 0)
      mistakes.push({
        line: 1,
        column: 1,
        field: '',
        message: 'is not written as JSON',
        fix: (error as Error).message,
      });
  }
  return {
    data,
    mistakes,
    positionOf(path, what = 'value') {
      const { node, whole } = childAt(root, path);
      const key = node?.parent?.type === 'property' ? node.parent.children?.[0] : undefined;
      return positionAt((what === 'key' || !whole ? key : undefined)?.offset ?? node?.offset ?? 0);
    },
  };
}
