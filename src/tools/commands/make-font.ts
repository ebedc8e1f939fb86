/**
 * Writes `src/theme/styles/fonts/`: the site's one font file, Mona Sans reduced to the characters and the range of weights
 * and widths that the design uses, the stylesheet that declares it and its fallback fonts, and the widths of all letters
 * for `theme/line-step.ts`. Run it by hand (`npx tsx src/tools/commands/make-font.ts`) after a change of either, on a
 * machine that has Liberation Sans (or Arial) and Roboto. The result is committed, so builds do not run this.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fromBuffer } from '@capsizecss/unpack';
import { chromium } from 'playwright';
import subsetFont from 'subset-font';
import { chromiumFlags, ensureChromium } from '../browsers';

const source = 'node_modules/@fontsource-variable/mona-sans/files/mona-sans-latin-standard-normal.woff2';
const folder = 'src/theme/styles/fonts';

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const typographic = '\u00a0’‘“”–—•·…→←©®°½¼×★áéíóúüñÁÉÍÓÚÜÑ¿¡';

/**
 * The fonts that devices have, a family for each set of widths, and the average letter width of each in English text,
 * in em: Arial's (Liberation Sans has the same) and, on Android, Roboto's, which is 6 % narrower in bold.
 */
const families = {
  'Mona Sans Fallback': {
    regular: { names: ['Arial', 'Liberation Sans'], width: 913 / 2048 },
    // By its PostScript name, the only one that Safari looks for.
    bold: { names: ['Arial-BoldMT', 'Liberation Sans Bold'], width: 983 / 2048 },
  },
  'Mona Sans Fallback R': {
    regular: { names: ['Roboto'], width: 911 / 2048 },
    bold: { names: ['Roboto Bold'], width: 927 / 2048 },
  },
} as const;

/**
 * One face for each range of weights and widths, measured at the weight and width that the design uses most. `words` is
 * how much wider the words of the site's first views are than average English, Mona Sans beside each of the families:
 * phone numbers and capital letters (most of all on buttons, weight 680), measured without hinting, as phones draw. A face
 * for every group of letters (`unicode-range`) is nearer, but doubled the time of the first layout;
 * `theme/line-step.ts` sees to the texts that would still get a line more or less; it knows the faces by their `style`.
 */
const standIns = [
  {
    style: 'text',
    face: 'regular',
    weights: '400 549',
    widths: '',
    at: { wght: 400, wdth: 100 },
    words: [0.99, 0.994],
  },
  {
    style: 'bold',
    face: 'bold',
    weights: '550 640',
    widths: '',
    at: { wght: 600, wdth: 100 },
    words: [0.997, 1],
  },
  {
    style: 'button',
    face: 'bold',
    weights: '641 850',
    widths: '',
    at: { wght: 680, wdth: 100 },
    words: [1.027, 0.974],
  },
  {
    style: 'headline',
    face: 'bold',
    weights: '550 850',
    widths: '110% 118%',
    at: { wght: 800, wdth: 116 },
    words: [1.003, 1.011],
  },
] as const;

const original = await readFile(source);

const font = await subsetFont(original, ascii + typographic, {
  targetFormat: 'woff2',
  variationAxes: { wdth: { min: 100, max: 118 }, wght: { min: 400, max: 850 } },
});
await writeFile(`${folder}/mona-sans.woff2`, font);

const percent = (ratio: number, digits = 0): string => `${Number((ratio * 100).toFixed(digits))}%`;

async function standIn(
  family: keyof typeof families,
  { face, weights, widths, at, words }: (typeof standIns)[number],
): Promise<string> {
  const { names, width } = families[family][face];
  const instance = await subsetFont(original, ascii, { targetFormat: 'sfnt', variationAxes: at });
  const { xWidthAvg, unitsPerEm, ascent, descent } = await fromBuffer(instance);
  const size = (xWidthAvg / unitsPerEm / width) * words[Object.keys(families).indexOf(family)]!;
  return `@font-face {
  font-family: '${family}';
  src: ${names.map((name) => `local('${name}')`).join(', ')};
  font-weight: ${weights};${widths && `\n  font-stretch: ${widths};`}
  size-adjust: ${percent(size, 1)};
  ascent-override: ${percent(ascent / unitsPerEm / size)};
  descent-override: ${percent(-descent / unitsPerEm / size)};
}`;
}

const faces = await Promise.all(
  // Alike ones beside each other, which makes the first view 9 bytes shorter.
  standIns.flatMap((face) =>
    (Object.keys(families) as (keyof typeof families)[]).map((family) => standIn(family, face)),
  ),
);
const stylesheet = `/* Written by src/tools/commands/make-font.ts; change it there. */

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

/* Fallbacks until the font is loaded: the same heights, and on average the same widths. */
${faces.join('\n\n')}
`;
await writeFile(`${folder}/fonts.css`, stylesheet);

const letters = ascii + typographic;
const fontNames = ['Mona Sans', ...Object.keys(families)];

/** The widths of all letters in each style and family, in em to three digits, as a browser without hinting draws them. */
async function letterWidths(): Promise<Record<string, number[][]>> {
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: [...chromiumFlags, '--font-render-hinting=none'],
  });
  const page = await browser.newPage();
  const inFile = `data:font/woff2;base64,${font.toString('base64')}`;
  await page.setContent(`<style>${stylesheet.replace('./mona-sans.woff2', inFile)}</style>`);
  const widths = await page.evaluate(
    async ([styles, names, characters]) => {
      for (const name of names) {
        const faces = await document.fonts.load(`1em "${name}"`);
        if (faces.length === 0) throw new Error(`This machine has no font for "${name}".`);
      }
      const probe = document.body.appendChild(document.createElement('span'));
      return Object.fromEntries(
        styles.map(({ style, at }) => [
          style,
          names.map((name) => {
            probe.style.cssText = `font:1000px "${name}";white-space:pre;font-kerning:none;font-weight:${at.wght};font-stretch:${at.wdth}%`;
            return [...characters].map((letter) => {
              probe.textContent = letter;
              return Math.round(probe.getBoundingClientRect().width) / 1000;
            });
          }),
        ]),
      );
    },
    [standIns, fontNames, letters] as const,
  );
  await browser.close();
  return widths;
}

await writeFile(
  `${folder}/letter-widths.json`,
  `${JSON.stringify({ letters, widths: await letterWidths() })}\n`,
);
console.log(`${folder}: font of ${font.length} bytes, ${faces.length} fallbacks`);
