import type { Thing, WithContext } from 'schema-dts';

/** A node that stands on its own in a page: one script element. */
export type Block = WithContext<Thing>;

/**
 * The text of a `<script type="application/ld+json">` element, one node an element. Every `<` is written as
 * its JSON escape, so no text of content can end the element or open a comment in it (HTML, 4.12.1.3
 * 'Restrictions for contents of script elements').
 */
export const serializeBlock = (node: Block): string => JSON.stringify(node).replaceAll('<', '\\u003c');
