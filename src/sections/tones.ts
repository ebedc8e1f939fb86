import type { Tone } from '@/content/vocabulary';
import { kindTones } from './kinds';
import type { Section, SectionType } from '@/content/sections';

/** The dark sections under the house of the home page, with the sewer along the margin. */
const underground: ReadonlySet<SectionType> = new Set(['why-choose-us', 'counters', 'popular-services']);

/**
 * Chooses the tone of every section of a page, so that two neighbors differ (strips that continue their neighbor,
 * such as the counters, may share it). Under the house it stays dark until another kind of section comes.
 */
export function tonesOf(
  sections: readonly (Pick<Section, 'type' | 'tone'> & { drawing?: string | undefined })[],
): Tone[] {
  let before: Tone | undefined;
  let digging = sections[0]?.drawing === 'house';
  return sections.map((section, index) => {
    digging &&= index === 0 || underground.has(section.type);
    if (digging && index > 0) return (before = 'earth');
    const [first, second] = kindTones[section.type];
    const tone = section.tone !== 'auto' ? section.tone : first === before ? second : first;
    before = tone;
    return tone;
  });
}
