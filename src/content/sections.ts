import type { CollectionEntry } from 'astro:content';

/**
 * A section of a page's content, with defaults filled in. From the collections, because the schemas
 * (`sections/kinds.ts`) are built from this folder and import it.
 */
export type Section = CollectionEntry<'pages'>['data']['sections'][number];

/** The name of a kind of section. */
export type SectionType = Section['type'];

/** A section of one kind. */
export type SectionOf<Type extends SectionType> = Extract<Section, { type: Type }>;
