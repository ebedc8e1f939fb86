/** Writes into a content file only what was changed in the form: order, quotes and comments of the rest stay. */
import { isDeepStrictEqual } from 'node:util';
import { applyEdits, modify } from 'jsonc-parser';
import { isScalar, parseDocument } from 'yaml';
import { isRecord, type Path } from '../../content/load/schema-fields';
import { fromMarkdown, styled } from './format';

/** A value at its path; undefined where it is removed. */
interface Edit {
  path: (string | number)[];
  value: unknown;
}

/** What turns one value into another. A list that became longer or shorter is written as a whole. */
function editsBetween(before: unknown, after: unknown, path: Path = []): Edit[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length)
    return after.flatMap((item, index) => editsBetween(before[index], item, [...path, index]));
  if (isRecord(before) && isRecord(after))
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
      editsBetween(before[key], after[key], [...path, key]),
    );
  return [{ path: [...path], value: after }];
}

const formattingOptions = { insertSpaces: true, tabSize: 2 };

function patchedYaml(head: string, edits: readonly Edit[]): string {
  const document = parseDocument(head);
  for (const { path, value } of edits) {
    const node = document.getIn(path, true);
    if (value === undefined) document.deleteIn(path);
    // Keeps how the text is quoted.
    else if (isScalar(node) && typeof value === typeof node.value) node.value = value;
    else document.setIn(path, document.createNode(value));
  }
  return styled(document);
}

/** The text of a content file with the values that the editor wrote. */
export function patched(file: string, before: string, after: string): string {
  if (file.endsWith('.json'))
    return editsBetween(JSON.parse(before), JSON.parse(after)).reduce(
      (text, { path, value }) => applyEdits(text, modify(text, path, value, { formattingOptions })),
      before,
    );
  const [, start = '', head = '', rest = ''] = /^(---\r?\n)([\s\S]*?\r?\n)(---[\s\S]*)$/.exec(before) ?? [];
  const { body: oldBody, ...old } = fromMarkdown(before);
  const { body, ...fresh } = fromMarkdown(after);
  const edits = editsBetween(old, fresh);
  const text = body === oldBody ? rest : `---\n\n${body ?? ''}\n`;
  return start + (edits.length > 0 ? patchedYaml(head, edits) : head) + text;
}
