import type { ContentFiles } from '../load/files';

/** How programs name a copy: "plano copy", "plano - Copy (2)", "Copy of plano", "plano (1)", "plano 2". */
const saysCopy = /\b(?:copy|copie|copia|kopie|conflicted)\b|\(\d+\)|\s\d+$/i;

const nameOf = (file: string): string =>
  file
    .slice(file.lastIndexOf('/') + 1)
    .replace(/\.\w+$/, '')
    .replaceAll(/[-_]/g, ' ');

/**
 * Sorts what two files may both say so that the one at fault comes later: the one that is not committed yet, else the
 * one whose name says that it is a copy, else the one after the other in the alphabet. The one that has been online
 * all along is not to blame.
 */
export function newcomersLast<Item>(
  items: readonly Item[],
  fileOf: (item: Item) => string,
  { isNew = () => false }: Pick<ContentFiles, 'isNew'>,
): Item[] {
  const rank = (item: Item) => {
    const file = fileOf(item);
    return (isNew(file) ? 2 : 0) + (saysCopy.test(nameOf(file)) ? 1 : 0);
  };
  return items.toSorted((a, b) => rank(a) - rank(b));
}
