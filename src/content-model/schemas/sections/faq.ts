import { z } from 'astro/zod';
import { actions } from '../action';
import { faqItem } from '../faq';
import { ref } from '../names';
import { titled, type } from './base';

/** Questions and answers: a set from `content/faqs/`, or the items themselves. */
export const faq = z.strictObject({
  ...titled,
  type: type('faq', 'Questions and answers.'),
  set: ref('faqs').optional(),
  items: z.array(faqItem).default([]).describe("The page's own questions, after those of the set."),
  actions: actions(2),
});
