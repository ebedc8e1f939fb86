/** Structured data: one node per file, made from plain data. */
export { breadcrumbNode } from './breadcrumb';
export { businessNode, type BusinessContext } from './business';
export { cityServiceNode } from './city-service';
export { faqNode } from './faq';
export { howToNode } from './how-to';
export { landingBlocks } from './landing';
export { serializeBlock, type Block } from './serialize';
export { serviceNode } from './service';
export { websiteNode } from './website';
