/** Dated things, the newest first; those without a date come last, in the order given. @param all left as it is */
export const newestFirst = <Dated extends { readonly date?: string | undefined }>(
  all: readonly Dated[],
): Dated[] => [...all].sort((a, b) => (b.date ?? '').localeCompare(a.date ?? ''));
