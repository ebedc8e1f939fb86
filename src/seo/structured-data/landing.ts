import type { FAQPage, Plumber, Service, WithContext } from 'schema-dts';
import type { FaqItem } from '@/content-model/schemas/faq';
import type { Site } from '@/content-model/schemas/site';
import { businessNode, type BusinessContext } from './business';
import type { NodeContext } from './context';
import { faqNode } from './faq';
import { serviceNode, type ServiceFacts } from './service';

/** The input for a landing page's structured data. */
export interface LandingFacts {
  readonly site: Site;
  readonly business: BusinessContext;
  /** The service that the page sells. */
  readonly service: ServiceFacts;
  /** The questions that the page shows, in order. */
  readonly faq: readonly FaqItem[];
}

/**
 * The three blocks of a landing page: local business, service, FAQ, in that order.
 *
 * @throws Error if the page has no questions
 */
export const landingBlocks = (
  { site, business, service, faq }: LandingFacts,
  context: NodeContext,
): readonly [WithContext<Plumber>, WithContext<Service>, WithContext<FAQPage>] => [
  businessNode(site, business),
  serviceNode(service, context),
  faqNode(faq, context),
];
