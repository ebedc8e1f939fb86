/**
 * The sizes and formats in which a picture of the content is sent: one table for the page that shows it and for the
 * build that makes it.
 */

/** Pictures are shown 4:3. */
const heightOf = (width: number): number => (width * 3) / 4;

/** A picture to make: its format, and its size in pixels. */
export interface Target {
  readonly format: 'avif' | 'webp';
  readonly width: number;
  readonly height: number;
  /** The point around which it is cropped, as in `40% 25%`; left out, the middle. */
  readonly focus?: string | undefined;
}

/**
 * What screens ask for: 480 a wide screen with one dot a pixel, three pictures side by side; 800 the same with two
 * dots, tablets and older phones; 1080 a phone of 390 points with three dots (0.92 x 390 x 3 = 1,076).
 */
export const widths: readonly number[] = [480, 800, 1080];

const target = (format: Target['format'], width: number): Target => ({
  format,
  width,
  height: heightOf(width),
});

/** For every browser of the last three years. */
export const modern: readonly Target[] = widths.map((width) => target('avif', width));

/** Besides, for a hero, which may fill a screen of any width. */
export const wide: Target = target('avif', 1600);

/** What stands in a hero until the picture is there: a blur, part of the page. */
export const blurred: Target = target('webp', 16);

/** The one for all others: supported browsers read AVIF (Safari since 16.4), so it is asked for by very few. */
export const fallback: Target = target('webp', 800);

/**
 * How pictures are encoded. Measured with seven pictures of `content/images/work` at 800 pixels: bytes, seconds of
 * processor and likeness (SSIM of lightness) of all:
 *
 * | AVIF quality, effort, colors, tune     | bytes   | seconds | SSIM   |
 * | -------------------------------------- | ------- | ------- | ------ |
 * | 49, 3, 4:4:4, sharp's own              | 130,138 | 2.4     | 0.9811 |
 * | 50, 3, 4:2:0, ssim                     | 119,482 | 1.8     | 0.9801 |
 * | 51, 2, 4:2:0, ssim                     | 125,468 | 1.1     | 0.9782 |
 * | 48, 2, 4:2:0, sharp's own              | 127,413 | 1.2     | 0.9778 |
 * | 50, 1, 4:2:0, ssim                     | 121,102 | 0.6     | 0.9746 |
 *
 * Making the pictures is the largest part of a build from nothing, and effort 2 halves it. Photographs do not show that
 * two pixels share a color (4:2:0), which pays for the bytes that the lower effort costs. With the tuning for likeness
 * the bytes are fewer in all, but plain pictures lose a third of them and detailed ones grow by as much.
 */
export const encoders = {
  avif: { quality: 48, effort: 2, chromaSubsampling: '4:2:0' },
  webp: { quality: 80, effort: 4 },
} as const;
