import { load } from 'js-yaml';
import {
  type Document,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  parseDocument,
  Scalar,
  visit,
  type Node,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { isRecord } from '../../content/load/values';
import { align, same } from './align';

/** Matches the front matter of a Markdown file, between the lines of hyphens, and the text below. */
const parts = /^---\r?\n([\s\S]*?)\n---[ \t]*(?:\r?\n([\s\S]*))?$/;

/**
 * Writes fields into a Markdown file. Unchanged fields keep their text, quotes and comments. Run the formatter on the
 * result.
 * @param before the current text; empty for a new file
 * @param fields the fields of the front matter
 * @param body the text below; undefined keeps the current one
 */
export function writeMarkdown(before: string, fields: Record<string, unknown>, body?: string): string {
  const [, head = '', text = ''] = parts.exec(before) ?? [];
  const document = parseDocument(head);
  document.contents = update(document, document.contents, fields) as typeof document.contents;
  const yaml = document.toString({ lineWidth: 0, flowCollectionPadding: false });
  const below = body === undefined ? text : `\n${body.trim()}\n`;
  return `---\n${yaml.trimEnd()}\n---\n${below}`;
}

/** Whether the build's parser reads a text without quotes as the same text. */
function readsAs(text: string): boolean {
  try {
    return same(load(`a: ${text}\nb: 1`), { a: text, b: 1 });
  } catch {
    return false;
  }
}

/** Makes a YAML node. Texts are quoted if the build's parser would otherwise read another value. */
function create(document: Document, value: unknown): Node {
  const node = document.createNode(value) as Node;
  visit(node, {
    Scalar: (key, item) => {
      if (key !== 'key' && typeof item.value === 'string' && !readsAs(item.value))
        item.type = Scalar.QUOTE_SINGLE;
    },
  });
  return node;
}

function update(document: Document, node: Node | null, value: unknown): Node {
  const old: unknown = node?.toJS(document);
  if (node && same(old, value)) return node;
  if (isMap(node) && isRecord(value)) return updateMap(document, node, value);
  if (isSeq(node) && Array.isArray(value)) return updateSeq(document, node, value, old as unknown[]);
  const fresh = create(document, value);
  if (isScalar(node) && isScalar(fresh)) {
    fresh.comment = node.comment;
    fresh.commentBefore = node.commentBefore;
    if (node.type === 'QUOTE_SINGLE' || node.type === 'QUOTE_DOUBLE') fresh.type = node.type;
  }
  return fresh;
}

function updateMap(document: Document, map: YAMLMap, value: Record<string, unknown>): YAMLMap {
  const items = Object.entries(value).map(([key, item]) => {
    const pair = map.items.find((candidate) => isScalar(candidate.key) && candidate.key.value === key);
    if (!pair) return document.createPair(key, create(document, item));
    pair.value = update(document, pair.value as Node | null, item);
    return pair;
  });
  map.items = items as typeof map.items;
  return map;
}

function updateSeq(document: Document, seq: YAMLSeq, value: unknown[], old: unknown[]): YAMLSeq {
  const places = align(old, value);
  // Keeps blank lines between entries, and none before the first, when entries change their order.
  const parted = seq.items.some(
    (item, index) => index > 0 && (item as Node & { spaceBefore?: boolean }).spaceBefore,
  );
  seq.items = value.map((item, index) => {
    const place = places[index];
    const node =
      place === undefined ? create(document, item) : update(document, seq.items[place] as Node, item);
    if (isCollection(node)) node.spaceBefore = parted && index > 0;
    return node;
  });
  return seq;
}
