/**
 * `npm run field -- export.csv`: prints the 75th percentile of each figure by template, with its limit, from the rows
 * that the automation service collected. Writes a chart next to the export. Exits 1 if a figure is over its limit.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fieldChart } from './chart';
import { fieldLimits, figuresByTemplate, readCsv, type FieldFigure } from './report';

const [file] = process.argv.slice(2);
if (!file) {
  console.error('Name the export: npm run field -- export.csv');
  process.exit(1);
}
try {
  const templates = figuresByTemplate(readCsv(readFileSync(file, 'utf8')));
  const names = Object.keys(fieldLimits) as FieldFigure[];
  const isOver = (name: FieldFigure, value: number | undefined): boolean =>
    value !== undefined && value > fieldLimits[name].limit;
  const row = (values: (name: FieldFigure) => string | number) =>
    Object.fromEntries(names.map((name) => [name, values(name)]));
  console.table({
    limit: row((name) => fieldLimits[name].limit),
    ...Object.fromEntries(
      templates.map(({ template, visits, p75 }) => [
        template,
        { visits, ...row((name) => `${p75[name] ?? '-'}${isOver(name, p75[name]) ? ' !' : ''}`) },
      ]),
    ),
  });
  const chart = file.replace(/(\.csv)?$/, '.svg');
  writeFileSync(chart, fieldChart(templates));
  console.log(`\n75th percentiles, times in ms; "!" is over the limit. The chart: ${chart}`);
  if (templates.some(({ p75 }) => names.some((name) => isOver(name, p75[name])))) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
