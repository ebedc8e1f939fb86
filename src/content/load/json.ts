import { findNodeAtLocation, parse, parseTree, printParseErrorCode, visit, type Node } from 'jsonc-parser';
import { fieldName, type Position } from './mistake';
import { inText, positionsIn, type Parsed, type SourceMistake } from './source';

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

/** @param name of the parser's error */
function syntaxMistake(
  name: string,
  offset: number,
  text: string,
  positionAt: (offset: number) => Position,
): SourceMistake {
  // Curly quotes look right on the screen, so they are reported before anything else.
  if (/[“”„]/.test(text[offset] ?? ''))
    return inText(
      'has curly quotes around a name or a text',
      'Write straight ones: ". A word processor makes curly ones, a plain editor does not.',
      positionAt(offset),
    );
  const [message, fix] = words[name] ?? ['is not written as JSON', ''];
  // The parser reports a missing comma or brace at the next token; people look for it after the last one.
  const at = /Comma|Close/.test(name) ? text.slice(0, offset).trimEnd().length : offset;
  return inText(message, fix, positionAt(at));
}

/** Parses a JSON file. */
export function readJson(text: string): Parsed {
  const positionAt = positionsIn(text);
  let syntax: SourceMistake | undefined;
  const twice: SourceMistake[] = [];
  /** The names in each of the groups around a place. `JSON.parse` silently keeps the last of two. */
  const names: Set<string>[] = [];
  visit(
    text,
    {
      onError: (code, offset) =>
        void (syntax ??= syntaxMistake(printParseErrorCode(code), offset, text, positionAt)),
      onObjectBegin: () => void names.push(new Set()),
      onObjectEnd: () => void names.pop(),
      onObjectProperty(name, offset, _length, _line, _column, pathOf) {
        if (names.at(-1)?.has(name))
          twice.push({
            ...positionAt(offset),
            field: fieldName([...pathOf(), name], parse(text)),
            message: 'is here twice',
            fix: 'Only the last one would count: remove one of the two.',
          });
        names.at(-1)?.add(name);
      },
    },
    { disallowComments: true, allowTrailingComma: false },
  );
  const mistakes = syntax ? [syntax] : twice;
  let root: Node | undefined;
  return {
    data: mistakes.length > 0 ? undefined : JSON.parse(text),
    mistakes,
    positionOf(path, what = 'value') {
      root ??= parseTree(text);
      for (let length = path.length; length >= 0; length--) {
        const node = root && findNodeAtLocation(root, path.slice(0, length) as (string | number)[]);
        if (!node) continue;
        const key = node.parent?.type === 'property' ? node.parent.children?.[0] : undefined;
        const isName = what === 'key' || length < path.length;
        return positionAt((isName ? key : undefined)?.offset ?? node.offset);
      }
      return positionAt(0);
    },
  };
}
