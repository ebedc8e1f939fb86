import { z } from 'astro/zod';
import { line, paragraph } from './text';

/** A question and its answer. */
const faqItem = z.strictObject({
  question: line(140).describe('The question as people ask it, once on a page.'),
  answer: paragraph(900),
});

/** A named set of questions, one file in `content/faqs/`. */
export const faqSet = z.strictObject({
  $schema: z.string().optional(),
  items: z.array(faqItem).min(1),
});

/** A question and its answer as written in content. */
export type FaqItem = z.infer<typeof faqItem>;
