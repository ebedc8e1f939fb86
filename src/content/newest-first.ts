/**
 * Sorts dated items by newest first; those without a date come last, in their order.
 * @param all not changed
 */
export const sortNewestFirst = <Dated extends { readonly date?: string | undefined }>(
  all: readonly Dated[],
): Dated[] => [...all].sort((a, b) => (b.date ?? '').localeCompare(a.date ?? ''));
