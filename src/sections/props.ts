import type { Section, SectionOf, SectionType } from '@/content-model/schemas/sections';
import type { Tone } from '@/components/tone';

/** A section with the id of its root element. */
export type Anchored<Kind extends Section = Section> = Kind & { anchor: string | undefined };

/**
 * Gives every section of a page an id, so that the page's menu can link to it: its own, or its kind's name if no other
 * section of the page has that id.
 */
export function anchored(sections: readonly Section[]): Anchored[] {
  const taken = new Set<string>(sections.flatMap(({ id }) => (id ? [id] : [])));
  return sections.map((section) => {
    if (section.id) return { ...section, anchor: section.id };
    if (taken.has(section.type)) return { ...section, anchor: undefined };
    taken.add(section.type);
    return { ...section, anchor: section.type };
  });
}

/** The props of every section component: its content and its tone. */
export interface SectionProps<Type extends SectionType> {
  section: Anchored<SectionOf<Type>>;
  tone: Tone;
  /** True on landing pages, where every tap on a phone link is reported as a conversion. */
  landing: boolean;
}

/** Whether a tone is light, dark or orange, which decides the colors of its buttons. */
export function groundOf(tone: Tone): 'light' | 'dark' | 'orange' {
  if (tone === 'navy' || tone === 'earth') return 'dark';
  return tone === 'orange' ? 'orange' : 'light';
}
