/** Structured data: one node per file, made from plain data. */
export { breadcrumbNode } from './breadcrumb';
export { businessNode, type BusinessContext } from './business';
export { cityServiceNode, type CityServiceFacts } from './city-service';
export { businessId, websiteId, type NodeContext } from './context';
export { faqNode } from './faq';
export { howToNode, type HowToFacts } from './how-to';
export { landingBlocks, type LandingFacts } from './landing';
export { serializeBlock, type Block } from './serialize';
export { serviceNode, type ServiceFacts } from './service';
export { websiteNode } from './website';
