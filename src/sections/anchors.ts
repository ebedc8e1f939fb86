import type { Section } from '@/content-model/schemas/sections';

/** A section with the id that its root carries. */
export type Anchored<Kind extends Section = Section> = Kind & { anchor: string | undefined };

/**
 * Gives every section of a page an id that links may target: its own, or its kind's name if no other section
 * of the page has that. So a page's menu can go to each of its sections.
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
