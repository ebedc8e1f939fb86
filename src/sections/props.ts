import type { SectionOf, SectionType } from '@/content-model/schemas/sections';
import type { Anchored } from './anchors';
import type { Tone } from '@/components/tone';

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
