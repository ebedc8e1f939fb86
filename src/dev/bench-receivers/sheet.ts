/** A row of the sheet that the workflow writes, by column name. */
export type SheetRow = Readonly<Record<string, string>>;

/** Reads a sheet (CSV as in RFC 4180, every cell quoted, column names in the first row). */
export function rowsOf(text: string): SheetRow[] {
  const lines: string[][] = [[]];
  for (const [, cell = '', end] of text.matchAll(/"((?:[^"]|"")*)"(,|\r?\n|$)/g)) {
    lines.at(-1)?.push(cell.replace(/""/g, '"'));
    if (end !== ',') lines.push([]);
  }
  const [names = [], ...rows] = lines.filter(({ length }) => length > 0);
  return rows.map((cells) => Object.fromEntries(names.map((name, place) => [name, cells[place] ?? ''])));
}
