import type { Section, SectionOf, SectionType } from '@/content/types';
import type { Tone } from '@/content/vocabulary';

/** A section with the ids that it has on its page. */
export type Anchored<Kind extends Section = Section> = Kind & {
  /** Of its root element. */
  anchor: string | undefined;
  /** Of its heading, which names it for assistive technology. */
  headingId: string;
  /** Of its form (`data-lead-form`), if it has one; its file's name, unless the page shows that form before. */
  formId: string | undefined;
};

/** Endings of the ids of forms that a page usually shows a second time, in other sections than its hero. */
const formEndings: Partial<Record<SectionType, string>> = {
  'lead-form': '-further',
  'closing-call': '-closing',
};

/**
 * Gives the sections of a page their ids, none of them twice. So that the page's menu can link to it, a section's root
 * has its own id, or its kind's name if no other section of the page has that.
 */
export function anchored(sections: readonly Section[]): Anchored[] {
  const anchors = new Set<string>(sections.flatMap(({ id }) => (id ? [id] : [])));
  const others = new Set<string>();
  const another = (id: string, count = 1): string => {
    const numbered = count === 1 ? id : `${id}-${count}`;
    if (others.has(numbered)) return another(id, count + 1);
    others.add(numbered);
    return numbered;
  };
  return sections.map((section) => {
    const { id, type } = section;
    const anchor = id ?? (anchors.has(type) ? undefined : type);
    if (anchor) anchors.add(anchor);
    const form = 'form' in section ? section.form : undefined;
    return {
      ...section,
      anchor,
      headingId: another(`${type}-heading`),
      formId: form && another(`${form}${formEndings[type] ?? ''}`),
    };
  });
}

/** The props of every section component: its content and its tone. */
export interface SectionProps<Type extends SectionType> {
  section: Anchored<SectionOf<Type>>;
  tone: Tone;
  /** True on landing pages, where every tap on a phone link is reported as a conversion. */
  landing: boolean;
}

/** The dark sections under the house of the home page, with the sewer along the margin. */
const underground: ReadonlySet<SectionType> = new Set(['why-choose-us', 'counters', 'popular-services']);

/** The tone of a kind of section, and the one beside a section of the same tone. */
export type Tones = readonly [Tone, Tone];

/**
 * Chooses the tone of every section of a page, so that two neighbors differ (strips that continue their neighbor,
 * such as the counters, may share it). Under the house it stays dark until another kind of section comes.
 */
export function tonesOf(sections: readonly Section[], tones: (section: Section) => Tones): Tone[] {
  let before: Tone | undefined;
  let digging = sections[0]?.type === 'hero' && sections[0].drawing === 'house';
  return sections.map((section, index) => {
    digging &&= index === 0 || underground.has(section.type);
    if (digging && index > 0) return (before = 'earth');
    const [first, second] = tones(section);
    return (before = first === before ? second : first);
  });
}
