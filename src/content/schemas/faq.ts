import { z } from 'astro/zod';
import { paragraph, question } from './text';

/** A question and its answer. */
export const faqItem = z.strictObject({ question: question(140), answer: paragraph(900) });

/** A named set of questions, one file in `content/faqs/`. */
export const faqSet = z.strictObject({
  items: z.array(faqItem).min(1).describe('The questions in the order in which they are shown.'),
});

/** A question and its answer as written in content. */
export type FaqItem = z.infer<typeof faqItem>;
