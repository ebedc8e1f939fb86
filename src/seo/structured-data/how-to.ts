import type { HowTo, WithContext } from 'schema-dts';
import { pageUrl, type NodeContext } from './context';
import { plainText } from '../../content/markdown';

/** Instructions on a page, as its visitors read them. */
export interface HowToFacts {
  name: string;
  description: string;
  /** In order. */
  steps: readonly string[];
}

/**
 * The instructions on a page.
 * @throws Error if there are no steps, because a how-to without any is invalid
 */
export const howToNode = (
  { name, description, steps }: HowToFacts,
  context: NodeContext,
): WithContext<HowTo> => {
  if (steps.length === 0) throw new Error(`${context.path} has no steps for its how-to block`);
  return {
    '@context': 'https://schema.org',
    '@type': 'HowTo',
    '@id': `${pageUrl(context)}#how-to`,
    name: plainText(name),
    description: plainText(description),
    step: steps.map((text, index) => ({ '@type': 'HowToStep', position: index + 1, text: plainText(text) })),
  };
};
