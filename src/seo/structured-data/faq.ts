import type { FAQPage, WithContext } from 'schema-dts';
import type { FaqItem } from '@/content/schemas/entries';
import { pageUrl, type NodeContext } from './context';
import { plainText } from '../../content/markdown';

/**
 * The questions of a page's FAQ section. Search engines require the structured data to match the visible text, so the
 * items are those that the section shows, with references resolved.
 *
 * @throws Error if there are no questions, because an FAQ block without any is invalid
 */
export const faqNode = (items: readonly FaqItem[], context: NodeContext): WithContext<FAQPage> => {
  if (items.length === 0) throw new Error(`${context.path} has no questions for its FAQ block`);
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    '@id': `${pageUrl(context)}#faq`,
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
    })),
  };
};
