import type { Thing, WithContext } from 'schema-dts';

/** A top-level node, which gets its own script element. */
export type Block = WithContext<Thing>;

/**
 * The text of a `<script type="application/ld+json">` element with one node. Every `<` is escaped, so that no text can
 * end the element or open a comment in it (HTML, 4.12.1.3 'Restrictions for contents of script elements').
 */
export const serializeBlock = (node: Block): string => JSON.stringify(node).replaceAll('<', '\\u003c');
