import { fieldLimits, type FieldFigure, type TemplateFigures } from './report';

const colors: Record<FieldFigure, string> = {
  LCP: '#14376b',
  INP: '#c2410c',
  CLS: '#0f766e',
  FCP: '#6b7fa3',
  TTFB: '#a3a3a3',
};
const names = Object.keys(fieldLimits) as FieldFigure[];

/** Pixels: width of the names, width of the longest bar, height of a bar, space between two templates. */
const label = 150;
const span = 540;
const bar = 12;
const gap = 18;
const most = 3;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/**
 * One chart of all templates, with a bar for each figure. Bars show the figure divided by its limit, so milliseconds
 * and layout shift share one scale. A bar that crosses the line is over its limit.
 */
export function fieldChart(templates: readonly TemplateFigures[]): string {
  const block = names.length * bar + gap;
  const top = 40;
  const height = top + templates.length * block + 10;
  const x = (part: number): number => label + (Math.min(part, most) / most) * span;
  const bars = templates.flatMap(({ template, visits, p75 }, index) => {
    const y = top + index * block;
    return [
      `<text x="8" y="${y + 14}" font-weight="700">${escaped(template)}</text>`,
      `<text x="8" y="${y + 30}" fill="#475569">${visits} ${visits === 1 ? 'visit' : 'visits'}</text>`,
      ...names.flatMap((name, row) => {
        const value = p75[name];
        if (value === undefined) return [];
        const { limit, unit } = fieldLimits[name];
        const part = value / limit;
        const at = y + row * bar;
        return [
          `<rect x="${label}" y="${at}" width="${(x(part) - label).toFixed(1)}" height="${bar - 3}" fill="${colors[name]}"/>`,
          `<text x="${(x(part) + 6).toFixed(1)}" y="${at + 9}" font-size="10">${name} ${value}${unit && ` ${unit}`}${part > 1 ? ', over its limit' : ''}</text>`,
        ];
      }),
    ];
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="${height}" viewBox="0 0 900 ${height}" font-family="system-ui, sans-serif" font-size="13" role="img" aria-label="Field figures by template, relative to their limits">`,
    `<rect width="900" height="${height}" fill="#fff"/>`,
    `<text x="${x(1)}" y="20" text-anchor="middle">limit</text>`,
    ...bars,
    `<path d="M${x(1)} 26V${height - 6}" stroke="#0b1d3a" stroke-dasharray="4 3"/>`,
    '</svg>',
    '',
  ].join('\n');
}
