/** The figures of a page, with the limits that they are held against (README, 'Field figures'). */
export const fieldLimits = {
  LCP: { limit: 2500, unit: 'ms', what: 'largest paint' },
  INP: { limit: 200, unit: 'ms', what: 'answer to a press' },
  CLS: { limit: 0.01, unit: '', what: 'layout shift' },
  FCP: { limit: 1800, unit: 'ms', what: 'first paint' },
  TTFB: { limit: 800, unit: 'ms', what: 'first byte' },
} as const;

/** The name of a figure, as the `web-vitals` library has it. */
export type FieldFigure = keyof typeof fieldLimits;

/** What visitors' browsers told of the pages of one template. */
export interface TemplateFigures {
  template: string;
  visits: number;
  /** The 75th percentile of each figure that at least one visit told. */
  p75: Partial<Record<FieldFigure, number>>;
}

/** The rows of a CSV file (RFC 4180), as records by the names in its first row. */
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

/** The value below which three quarters of the values lie (nearest rank). */
export function percentile75(values: readonly number[]): number | undefined {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.75) - 1];
}

/**
 * The 75th percentiles by template, in the order of the alphabet.
 * @param rows beacons, one a row; a column for each figure and one named `template`, in capitals or small
 * @throws Error that names the columns when there is no column `template` or none of a figure
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
