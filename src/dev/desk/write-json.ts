import { findNodeAtLocation, parseTree, type Node } from 'jsonc-parser';
import { isRecord } from '../../content-check/content';
import { align, same } from './align';

/**
 * A JSON text with other values, in which everything that stays keeps its words and its way of being written; what is
 * new is written like its neighbors. The formatter has to run over it.
 * @param before the text as it is
 * @param value what it has to hold
 */
export function writeJson(before: string, value: unknown): string {
  const root = parseTree(before);
  return print(value, root, before);
}

const valueOf = (node: Node | undefined, text: string): unknown =>
  node && JSON.parse(text.slice(node.offset, node.offset + node.length));

function print(value: unknown, node: Node | undefined, text: string, like = node): string {
  const old = valueOf(node, text);
  // The order of fields counts here: a file must not be left in an order that nobody chose.
  if (node && same(old, value)) return text.slice(node.offset, node.offset + node.length);
  // An entry begins on the line of its brace, or on the next: the formatter keeps which of the two.
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
