import { z } from 'astro/zod';
import { actions } from '../../content/schemas/action';
import { faqItem } from '../../content/schemas/faq';
import { ref } from '../../content/schemas/names';
import { titled, type } from '../../content/schemas/section';

/** Questions and answers: a set from `content/faqs/`, or the items themselves. */
export const faq = z.strictObject({
  ...titled,
  type: type('faq', 'Questions and answers.'),
  set: ref('faqs').optional(),
  items: z.array(faqItem).default([]).describe("The page's own questions, after those of the set."),
  actions: actions(2),
});
