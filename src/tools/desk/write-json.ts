import { findNodeAtLocation, parseTree, type Node } from 'jsonc-parser';
import { isRecord } from '../../content/load/values';
import { align, same } from './align';

/**
 * Writes values into a JSON text. Unchanged parts keep their text; new parts are formatted like similar entries. Run
 * the formatter on the result.
 * @param before the current text
 * @param value the values to write
 */
export function writeJson(before: string, value: unknown): string {
  const root = parseTree(before);
  return print(value, root, before);
}

const valueOf = (node: Node | undefined, text: string): unknown =>
  node && JSON.parse(text.slice(node.offset, node.offset + node.length));

function print(value: unknown, node: Node | undefined, text: string, like = node): string {
  const old = valueOf(node, text);
  // `same` ignores the order of fields, so the file keeps its own order.
  if (node && same(old, value)) return text.slice(node.offset, node.offset + node.length);
  // Prettier keeps an object on several lines if its first field is on a new line, so a new entry follows its neighbor.
  const gap = like && /^[[{]\s*\n/.test(text.slice(like.offset, like.offset + like.length)) ? '\n' : '';
  if (Array.isArray(value)) {
    const places = align(Array.isArray(old) ? old : [], value);
    const items = value.map((item: unknown, index) => {
      const place = places[index];
      const from = node && place !== undefined ? findNodeAtLocation(node, [place]) : undefined;
      return print(item, from, text, from ?? node?.children?.[0]);
    });
    return `[${gap}${items.join(', ')}]`;
  }
  if (!isRecord(value)) return JSON.stringify(value);
  const fields = Object.entries(value).map(([key, item]) => {
    const from = node?.type === 'object' ? findNodeAtLocation(node, [key]) : undefined;
    const sibling = like?.type === 'object' ? findNodeAtLocation(like, [key]) : undefined;
    return `${JSON.stringify(key)}: ${print(item, from, text, from ?? sibling)}`;
  });
  return `{${gap}${fields.join(', ')}}`;
}
