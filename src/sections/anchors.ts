import type { Section } from '@/content-model/schemas/sections';

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
