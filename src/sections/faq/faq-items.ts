import { getFaqSet } from '@/content/queries';
import type { FaqItem, Section, SectionOf } from '@/content/types';

/** The questions of an FAQ section: those of its set, then its own. */
export async function faqItemsOf(
  section: SectionOf<'faq'>,
  language: string | undefined,
): Promise<FaqItem[]> {
  return [...(section.set ? await getFaqSet(section.set, language) : []), ...section.items];
}

/** The questions of a page in order, for visitors and for structured data. */
export async function faqItemsOn(
  sections: readonly Section[],
  language: string | undefined,
): Promise<FaqItem[]> {
  const sets = sections.flatMap((section) => (section.type === 'faq' ? [faqItemsOf(section, language)] : []));
  return (await Promise.all(sets)).flat();
}
