import type { Section, Testimonial } from './types';

type Asked = Pick<Extract<Section, { type: 'testimonials' }>, 'reviews' | 'newest' | 'about'>;

/**
 * The reviews of a section: the chosen ones, otherwise the newest, otherwise the newest about a service. The newest
 * come first, those without a date last, in the order of their file or of the choice.
 */
export function shownReviews<Review extends Pick<Testimonial, 'id' | 'date' | 'service'>>(
  { reviews: chosen, newest, about = '' }: Asked,
  all: readonly Review[],
): Review[] {
  if (chosen.length > 0)
    return sortNewestFirst(chosen.flatMap((id) => all.find((one) => one.id === id) ?? []));
  const fitting = all.filter(({ service = '' }) => service.toLowerCase().includes(about.toLowerCase()));
  return sortNewestFirst(fitting).slice(0, newest);
}

/** Sorts dated items by newest first; those without a date come last, in their order. */
export const sortNewestFirst = <Dated extends { readonly date?: string | undefined }>(
  all: readonly Dated[],
): Dated[] => [...all].sort((a, b) => (b.date ?? '').localeCompare(a.date ?? ''));
