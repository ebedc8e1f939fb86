/**
 * Writes `src/theme/styles/fonts/`: the site's one font file, Mona Sans reduced to the characters and the range of weights
 * and widths that the design uses, and the stylesheet that declares it and its fallback fonts. Run it by hand
 * (`npx tsx src/tools/commands/make-font.ts`) after a change of either. The result is committed, so builds do not run this.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';

const source = 'node_modules/@fontsource-variable/mona-sans/files/mona-sans-latin-standard-normal.woff2';
const folder = 'src/theme/styles/fonts';

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const typographic = '\u00a0’‘“”–—•·…→←©®°½¼×★áéíóúüñÁÉÍÓÚÜÑ¿¡';

/** Average letter width in English text, in em. Arial's values are from @capsizecss/metrics; Roboto's are equal. */
const arial = { regular: 913 / 2048, bold: 983 / 2048 };
const local = {
  regular: ['Arial', 'Liberation Sans', 'Roboto'],
  bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Roboto Bold'],
};

/**
 * One fallback font for each range of weights and widths, measured at the weight and width that the design uses
 * most. Each is wider than Mona Sans by `margin`, so that a line almost never fits more words in the fallback than in
 * Mona Sans: when Mona Sans is applied, text only gets shorter, and nothing below it moves (browser/early/font.ts).
 * With these margins nothing moved on 45 pages at 8 widths. Long text needs little, because differences between
 * letters average out; headings need more; buttons need most, because digits of phone numbers are wide in Mona Sans.
 */
const standIns = [
  { face: 'regular', weights: '400 549', widths: '100%', at: { wght: 400, wdth: 100 }, margin: 1.01 },
  { face: 'bold', weights: '550 640', widths: '100%', at: { wght: 600, wdth: 100 }, margin: 1.03 },
  { face: 'bold', weights: '641 850', widths: '100%', at: { wght: 680, wdth: 100 }, margin: 1.045 },
  { face: 'bold', weights: '550 850', widths: '110% 118%', at: { wght: 800, wdth: 116 }, margin: 1.03 },
] as const;

const original = await readFile(source);

const font = await subsetFont(original, ascii + typographic, {
  targetFormat: 'woff2',
  variationAxes: { wdth: { min: 100, max: 118 }, wght: { min: 400, max: 850 } },
});
await writeFile(`${folder}/mona-sans.woff2`, font);

const percent = (ratio: number): string => `${(ratio * 100).toFixed(1)}%`;

async function standIn({ face, weights, widths, at, margin }: (typeof standIns)[number]): Promise<string> {
  const instance = await subsetFont(original, ascii, { targetFormat: 'sfnt', variationAxes: at });
  const { xWidthAvg, unitsPerEm, ascent, descent, lineGap } = await fromBuffer(instance);
  const size = (xWidthAvg / unitsPerEm / arial[face]) * margin;
  return `@font-face {
  font-family: 'Mona Sans Fallback';
  src: ${local[face].map((name) => `local('${name}')`).join(', ')};
  font-weight: ${weights};
  font-stretch: ${widths};
  size-adjust: ${percent(size)};
  ascent-override: ${percent(ascent / unitsPerEm / size)};
  descent-override: ${percent(-descent / unitsPerEm / size)};
  line-gap-override: ${percent(lineGap / unitsPerEm / size)};
}`;
}

const faces = await Promise.all(standIns.map(standIn));
await writeFile(
  `${folder}/fonts.css`,
  `/* Written by src/tools/commands/make-font.ts; change it there. */

/*
 * \`optional\`: a page uses the font from the start if it is cached, and never waits for it. Not preloaded: with a
 * preload the browser delayed the first paint (844 ms instead of 748 ms on a slowed phone).
 */
@font-face {
  font-family: 'Mona Sans';
  src: url('./mona-sans.woff2') format('woff2');
  font-weight: 400 850;
  font-stretch: 100% 118%;
  font-display: optional;
}

/* Fallbacks until the font is loaded: the same heights, and slightly wider. */
${faces.join('\n\n')}
`,
);
console.log(`${folder}: font of ${font.length} bytes, ${faces.length} fallbacks`);
