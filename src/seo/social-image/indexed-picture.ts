import sharp from 'sharp';
import { socialImageSize } from './path';

/** A picture whose pixels are numbers of colors. */
export interface IndexedPicture {
  readonly width: number;
  readonly height: number;
  /** At most 256 colors, each as 0xRRGGBB. */
  readonly colors: readonly number[];
  /** The index of each pixel's color: rows from the top, each from left to right. */
  readonly pixels: Uint8Array;
}

/** Maximum number of colors of a picture before headline and note are put over it. They get the rest. */
const mostPictureColors = 200;
const mostColors = 256;

/**
 * Renders an SVG of a card's size. Effort 5 takes 25 ms more than 1 and makes the file 6 % smaller; more makes no
 * difference.
 *
 * @param quality of the palette, 1 to 100
 * @throws Error if it has another size
 */
export async function indexedPicture(svg: string, quality: number, isPhoto = false): Promise<IndexedPicture> {
  const png = await sharp(Buffer.from(svg))
    .flatten({ background: 'white' })
    .png({
      palette: true,
      colors: mostPictureColors,
      quality,
      effort: 5,
      compressionLevel: 0,
      dither: isPhoto ? 0.5 : 0,
    })
    .toBuffer();
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  if (width !== socialImageSize.width || height !== socialImageSize.height)
    throw new Error(
      `A social image is ${width}x${height}, not ${socialImageSize.width}x${socialImageSize.height}`,
    );
  const indices = new Map<number, number>();
  const pixels = new Uint8Array(width * height);
  for (let at = 0; at < pixels.length; at++) {
    const color = data.readUIntBE(at * 3, 3);
    const index = indices.get(color) ?? indices.size;
    if (index === indices.size) indices.set(color, index);
    pixels[at] = index;
  }
  return { width, height, colors: [...indices.keys()], pixels };
}

const red = (color: number): number => color >> 16;
const green = (color: number): number => (color >> 8) & 255;
const blue = (color: number): number => color & 255;

/** The color of a pixel where `over` covers `under`. @param opacity of `over`, 0 to 255 */
const mixed = (under: number, over: number, opacity: number): number => {
  const mix = (below: number, above: number): number => Math.round(below + ((above - below) * opacity) / 255);
  return (
    (mix(red(under), red(over)) << 16) | (mix(green(under), green(over)) << 8) | mix(blue(under), blue(over))
  );
};

/** The square of the distance of two colors. */
const distance = (one: number, other: number): number =>
  (red(one) - red(other)) ** 2 + (green(one) - green(other)) ** 2 + (blue(one) - blue(other)) ** 2;

/**
 * Colors nearer to each other than this, as the square of their distance, count as one. The edge of a letter has about
 * 20 shades then. With 40, files are 4 % larger, and enlarged they look the same.
 */
const sameColor = 250;

/** A color with a quarter of the shades, which are the same to the eye, so that few have to be looked for. */
const rounded = (color: number): number => color & 0xfcfcfc;

/** The index of the nearest color. Adds the color if none is near and there is room. */
const indexIn = (colors: number[], color: number): number => {
  const distances = colors.map((candidate) => distance(candidate, color));
  const least = Math.min(...distances);
  return least > sameColor && colors.length < mostColors ? colors.push(color) - 1 : distances.indexOf(least);
};

/**
 * Puts text over a picture. Keeps the picture's palette, because searching a new one takes longer than everything else
 * about a card.
 *
 * @param words an SVG, placed in the upper left corner
 */
export async function withWords(picture: IndexedPicture, words: string): Promise<IndexedPicture> {
  const { data, info } = await sharp(Buffer.from(words)).raw().toBuffer({ resolveWithObject: true });
  const colors = [...picture.colors];
  const pixels = picture.pixels.slice();
  const indices = new Map<number, number>();
  // The pixel before, what was under it and the result: inside a letter, most pixels are like the one before.
  let [lastOver, lastUnder, lastIndex] = [0, 0, 0];
  for (let y = 0; y < info.height; y++) {
    for (let x = 0; x < info.width; x++) {
      const from = (y * info.width + x) * 4;
      const opacity = data[from + 3];
      if (!opacity) continue;
      const at = y * picture.width + x;
      const under = pixels[at] ?? 0;
      const over = data.readUInt32BE(from);
      if (over !== lastOver || under !== lastUnder) {
        const color = rounded(mixed(colors[under] ?? 0, over >>> 8, opacity));
        lastIndex = indices.get(color) ?? indexIn(colors, color);
        indices.set(color, lastIndex);
        [lastOver, lastUnder] = [over, under];
      }
      pixels[at] = lastIndex;
    }
  }
  return { ...picture, colors, pixels };
}
