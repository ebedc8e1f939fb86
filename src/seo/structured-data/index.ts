import type { Thing, WithContext } from 'schema-dts';

/** Structured data: one node per file, made from plain data. */
export { breadcrumbNode } from './breadcrumb';
export { businessNode, type BusinessContext } from './business';
export { cityServiceNode } from './city-service';
export { faqNode } from './faq';
export { howToNode } from './how-to';
export { serviceNode } from './service';
export { websiteNode } from './website';

/** A top-level node, which gets its own script element. */
export type Block = WithContext<Thing>;
