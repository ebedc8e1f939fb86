/**
 * Writes the one font file of the site: Mona Sans cut down to the characters and the weight and width range
 * that the design uses. Run by hand (`npx tsx src/dev/make-font.ts`) after a change of either; the result is
 * committed, so a build needs neither the script nor its time.
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const source = 'node_modules/@fontsource-variable/mona-sans/files/mona-sans-latin-standard-normal.woff2';
const target = 'src/styles/fonts/mona-sans.woff2';

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const typographic = '\u00a0’‘“”–—•·…→←©®°½¼×éñ★';

const font = await subsetFont(await readFile(source), ascii + typographic, {
  targetFormat: 'woff2',
  variationAxes: { wdth: { min: 100, max: 118 }, wght: { min: 400, max: 850 } },
});
await writeFile(target, font);
console.log(`${target}: ${font.length} bytes`);
