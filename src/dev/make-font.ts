/**
 * Writes `src/styles/fonts/`: the one font file of the site, Mona Sans cut down to the characters and the weight
 * and width range that the design uses, and the stylesheet that declares it and its stand-ins. Run by hand
 * (`npx tsx src/dev/make-font.ts`) after a change of either; the result is committed, so a build needs neither this
 * nor its time.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';

const source = 'node_modules/@fontsource-variable/mona-sans/files/mona-sans-latin-standard-normal.woff2';
const folder = 'src/styles/fonts';

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const typographic = '\u00a0’‘“”–—•·…→←©®°½¼×éñ★';

/** Average advance of a letter in English text, in em. Arial's are from @capsizecss/metrics; Roboto has the same. */
const arial = { regular: 913 / 2048, bold: 983 / 2048 };
const local = {
  regular: ['Arial', 'Liberation Sans', 'Roboto'],
  bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Roboto Bold'],
};

/**
 * One stand-in a range of weights and widths, measured at the weight and width that the design uses most. Each is
 * wider than the font by its margin, so that a line of it hardly ever holds a word more than the same line of the
 * font: text then only gets shorter when the font comes, and what is below stays (scripts/early/font.ts). The
 * margins are those with which 45 pages at 8 widths stayed: little for long text, where letters even out, more for
 * headings, most for buttons, whose phone numbers have the font's wide digits.
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
  `/* Written by src/dev/make-font.ts; change it there. */

/*
 * \`optional\`: a page that has the font at hand starts with it, and no page waits for it. Not preloaded: that would
 * make the browser hold the first paint back for a moment (844 against 748 ms on a slowed phone).
 */
@font-face {
  font-family: 'Mona Sans';
  src: url('./mona-sans.woff2') format('woff2');
  font-weight: 400 850;
  font-stretch: 100% 118%;
  font-display: optional;
}

/* Stand-ins until the font is there, with its heights and a little more than its widths. */
${faces.join('\n\n')}
`,
);
console.log(`${folder}: font of ${font.length} bytes, ${faces.length} stand-ins`);
