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
 * How pictures are encoded. Measured with five pictures of `content/images/work`, bytes, seconds of processor and
 * likeness (SSIM) of all five at 800 pixels:
 *
 * | AVIF quality, effort  | bytes   | seconds | SSIM   |
 * | --------------------- | ------- | ------- | ------ |
 * | 50, 4 (sharp's own)   | 110,844 | 7.3     | 0.9810 |
 * | 50, 3                 | 113,042 | 1.9     | 0.9799 |
 * | 49, 3                 | 106,828 | 2.0     | 0.9781 |
 * | 50, 2                 | 120,860 | 1.2     | 0.9783 |
 *
 * Effort 3 is the last step that costs time and hardly any bytes; one step of quality takes those back.
 */
export const encoders = {
  avif: { quality: 49, effort: 3 },
  webp: { quality: 80, effort: 4 },
} as const;
