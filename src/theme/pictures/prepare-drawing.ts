/** What is done to a drawing before a page shows it: the company's colors, the city's skyline, nothing for programs. */
import { z } from 'astro/zod';
import { optimize } from 'svgo/browser';
import { shadesOf } from '../shades.mjs';

/** Colors by name; `orange` is the one that the others of its shade are computed from. */
export type Painted = Readonly<Record<string, string>> & { orange: string };

/** A color in small letters, and with three of them where that is the same. */
const shortHex = (hex: string): string => hex.toLowerCase().replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3');

/** Paints a drawing in the company's colors. What is none of the named ones, such as a material, stays. */
export function recolor(svg: string, from: Painted, to: Readonly<Record<string, string>>): string {
  const changed = new Map<string, string>();
  for (const [name, hex] of Object.entries({ ...from, ...shadesOf(from.orange) })) {
    const now = to[name] ?? hex;
    if (shortHex(now) !== shortHex(hex)) changed.set(shortHex(hex), now);
  }
  return svg.replace(/#(?:[\da-f]{6}|[\da-f]{3})\b/gi, (hex) => changed.get(shortHex(hex)) ?? hex);
}

/** The city far behind the house, in centimeters around its middle and up from the ground; empty in flat country. */
const towers = z.strictObject({
  outlines: z.array(z.string()),
  discs: z.array(z.strictObject({ x: z.number(), y: z.number(), radius: z.number().positive() })),
});

/**
 * Puts the city's towers where a drawing has `<g id="skyline" fill="…" transform="translate(x y) scale(s)"/>`, in whole
 * units.
 */
export function addSkyline(svg: string, skyline: string): string {
  return svg.replace(/<g[^>]*\sid="skyline"[^>]*?(?:\/>|>\s*<\/g>)/, (place) => {
    const { outlines, discs } = towers.parse(JSON.parse(skyline));
    const [x = 0, y = 0, scale = 1] = Array.from(
      /transform="([^"]*)"/.exec(place)?.[1]?.matchAll(/-?[\d.]+/g) ?? [],
      Number,
    );
    const fill = /fill="([^"]*)"/.exec(place)?.[1];
    const at = { H: (n: number) => Math.round(x + n * scale), V: (n: number) => Math.round(y - n * scale) };
    const placed = outlines.join('').replace(/([MLHV])([^A-Z]*)/g, (_, command: string, numbers: string) => {
      const [one = 0, two = 0] = Array.from(numbers.matchAll(/-?[\d.]+/g), Number);
      return command + (command === 'H' || command === 'V' ? at[command](one) : `${at.H(one)} ${at.V(two)}`);
    });
    const circles = discs.map(
      (disc) =>
        `<path d="M${at.H(disc.x)} ${at.V(disc.y)}z" stroke="${fill}" stroke-width="${Math.round(disc.radius * 2 * scale)}" stroke-linecap="round"/>`,
    );
    const outline = placed && `<path d="${placed}" fill="${fill}" stroke="none"/>`;
    // Relative commands are shorter.
    return optimize(`<svg>${outline}${circles.join('')}</svg>`, {
      floatPrecision: 0,
      plugins: [{ name: 'convertPathData', params: { utilizeAbsolute: false } }],
    }).data.slice('<svg>'.length, -'</svg>'.length);
  });
}

/** Cleans up a vector program's file so that a page can contain it. */
export const cleanSvg = (svg: string, file: string): string =>
  optimize(svg, {
    plugins: [
      'preset-default',
      { name: 'inlineStyles', params: { onlyMatchedOnce: false } },
      'convertStyleToAttrs',
      'removeScripts',
      'removeDimensions',
      // Ids must be unique on a page with several drawings.
      { name: 'prefixIds', params: { prefix: file.replace(/\W/g, '-') } },
    ],
  }).data;

/** How our drawings begin. What a vector program writes begins in another way, or has styles. */
const isPlain = (svg: string): boolean =>
  svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg" viewBox="') && !/<style|<script|\sstyle=/.test(svg);

/**
 * A drawing's file, ready for a page. From a vector program's file, its additions and style attributes are removed, which
 * the site's security policy forbids. Lines that end as on Windows become ordinary ones, or the names of built files would
 * change.
 * @throws Error that names the file if it has no `viewBox`
 */
export function prepareDrawing(
  text: string,
  file: string,
  skyline: string,
  from: Painted,
  to: Readonly<Record<string, string>>,
): string {
  let svg = addSkyline(text.replaceAll('\r\n', '\n'), skyline);
  if (!isPlain(svg)) svg = cleanSvg(svg, file);
  if (!/^<svg[^>]*\sviewBox="/.test(svg))
    throw new Error(`content/drawings/${file} has no viewBox. Give it the one that the old drawing had.`);
  return recolor(svg, from, to);
}
