/** The figures of a page and their limits (README.md of this folder). */
export const fieldLimits = {
  LCP: { limit: 2500, unit: 'ms', what: 'largest paint' },
  INP: { limit: 200, unit: 'ms', what: 'answer to a press' },
  CLS: { limit: 0.01, unit: '', what: 'layout shift' },
  FCP: { limit: 1800, unit: 'ms', what: 'first paint' },
  TTFB: { limit: 800, unit: 'ms', what: 'first byte' },
} as const;

/** The name of a figure in the `web-vitals` library. */
export type FieldFigure = keyof typeof fieldLimits;

/** What visitors' browsers reported about the pages of one template. */
export interface TemplateFigures {
  template: string;
  visits: number;
  /** The 75th percentile of each figure that at least one visit reported. */
  p75: Partial<Record<FieldFigure, number>>;
}

/** The rows of a CSV file (RFC 4180) as records; the first row has the keys. */
export function readCsv(text: string): Record<string, string>[] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of text
    .replace(/^\uFEFF/, '')
    .matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === '') break;
    if (end !== ',') rows.push([]);
  }
  const [head = [], ...body] = rows;
  return body
    .filter((row) => row.some((cell) => cell !== ''))
    .map((row) => Object.fromEntries(head.map((name, index) => [name.trim(), row[index] ?? ''])));
}

/** The 75th percentile of the values (nearest rank). */
export function percentile75(values: readonly number[]): number | undefined {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.75) - 1];
}

/**
 * The 75th percentiles by template, in alphabetical order.
 * @param rows one visit per row; a column named `template` and one for each figure, in upper or lower case
 * @throws Error that names the columns if there is no column `template` or no column of a figure
 */
export function figuresByTemplate(rows: readonly Record<string, string>[]): TemplateFigures[] {
  const columns = Object.keys(rows[0] ?? {});
  const column = (name: string) => columns.find((other) => other.toLowerCase() === name.toLowerCase());
  const template = column('template');
  const names = (Object.keys(fieldLimits) as FieldFigure[]).filter((name) => column(name));
  if (!template || names.length === 0)
    throw new Error(
      `The export has the columns ${columns.join(', ') || '(none)'}. It needs one named template and at least one of ${Object.keys(fieldLimits).join(', ')}.`,
    );
  const groups = new Map<string, Record<string, string>[]>();
  for (const row of rows) groups.set(row[template] ?? '', [...(groups.get(row[template] ?? '') ?? []), row]);
  return [...groups]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([name, visits]) => ({
      template: name || '(none)',
      visits: visits.length,
      p75: Object.fromEntries(
        names.flatMap((figure) => {
          const values = visits
            .map((row) => row[column(figure) ?? ''] ?? '')
            .filter((text) => text !== '')
            .map(Number)
            .filter((value) => Number.isFinite(value) && value >= 0);
          const value = percentile75(values);
          return value === undefined ? [] : [[figure, value]];
        }),
      ),
    }));
}
