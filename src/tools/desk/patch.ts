/** Writes into a content file only what was changed in the form: order, quotes and comments of the rest stay. */
import { isDeepStrictEqual } from 'node:util';
import { applyEdits, modify } from 'jsonc-parser';
import { isScalar, parseDocument } from 'yaml';
import { collectionOf, collections, wholeFile } from '../../content/collections';
import type { Path } from '../../content/load/mistake';
import { visitSchemaFields, isRecord, valueAt } from '../../content/load/schema-fields';
import { originalOf } from '../../content/load/translation';
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

/**
 * The editor writes every tick box, also one that nobody touched. One that the file does not have and that says what the
 * build takes for a missing one stays missing; a translation has none.
 */
function withoutUntouched<Data>(file: string, before: unknown, after: Data): Data {
  const original = originalOf(file);
  const collection = collectionOf(original);
  if (typeof collection !== 'object') return after;
  const data = structuredClone(after);
  visitSchemaFields(wholeFile(collections[collection.kind]), after, ({ path, schema, value }) => {
    const group = valueAt(data, path.slice(0, -1));
    if (typeof value !== 'boolean' || !isRecord(group) || valueAt(before, path) !== undefined) return;
    const isUntouched = schema.isOptional() && value === (schema.safeParse(undefined).data ?? false);
    if (isUntouched || file !== original) delete group[path.at(-1)!];
  });
  return data;
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
  return styled(document, {
    withSections: edits.some(({ path }) => path[0] === 'sections' && path.length === 1),
  });
}

/** The text of a content file with the values that the editor wrote. */
export function patched(file: string, before: string, after: string): string {
  if (file.endsWith('.json')) {
    const old: unknown = JSON.parse(before);
    return editsBetween(old, withoutUntouched(file, old, JSON.parse(after))).reduce(
      (text, { path, value }) => applyEdits(text, modify(text, path, value, { formattingOptions })),
      before,
    );
  }
  const old = fromMarkdown(before);
  const fresh = withoutUntouched(file, old, fromMarkdown(after));
  const head = /^---\r?\n([\s\S]*?)\r?\n---/.exec(before)?.[1];
  if (head === undefined) return after;
  if (isDeepStrictEqual(old, fresh)) return before;
  const { body, ...fields } = fresh;
  const edits = editsBetween({ ...old, body: undefined }, { ...fields, body: undefined });
  const text =
    body === old.body ? before.slice(before.indexOf(head) + head.length + 1) : `---\n\n${body ?? ''}\n`;
  return `---\n${edits.length > 0 ? patchedYaml(head, edits) : `${head}\n`}${text}`;
}
