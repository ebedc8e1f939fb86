import { z } from 'astro/zod';
import { withMeta } from '../zod';

const color = withMeta(
  z
    .string()
    .regex(
      /^#[0-9A-Fa-f]{6}$/,
      'is not a color: write # and six digits or letters from A to F, like the other colors here',
    ),
  { color: true },
);

/**
 * The colors of pages and drawings, by the names that code uses. A company with other colors keeps the names and
 * changes the values; the descriptions say what each color is for.
 */
export const colors = z.strictObject({
  ink: color.describe('Text, outlines and lines of drawings.'),
  navy: color.describe('The dark background: sections, the footer, the earth under the house.'),
  navy2: color.describe('A little lighter, for cards on the dark background.'),
  navy3: color.describe('Lighter still, in drawings and under the pointer.'),
  steel: color.describe('Medium shade of surfaces in drawings.'),
  mist: color.describe('Light shade of surfaces in drawings, borders.'),
  sky: color.describe('The light background of heroes, and the sky.'),
  ice: color.describe('The lightest shade: frames of pictures.'),
  paper: color.describe('The warm light background.'),
  wall: color.describe('Walls of the house.'),
  wallDeep: color.describe('Walls in the shade.'),
  wood: color.describe('Wood.'),
  orange: color.describe(
    'Buttons to press, and the subject of a drawing. Its darker and lighter shades are computed from it.',
  ),
  amber: color.describe('Brass and flames in drawings; stars, the focus ring, errors on dark backgrounds.'),
  hot: color.describe('Hot water.'),
  cold: color.describe('Cold water.'),
  drain: color.describe('Drain pipes.'),
  gas: color.describe('Gas pipes.'),
  white: color.describe('The white background, text on the dark one.'),
  slate: color.describe('Less important text on light backgrounds.'),
  fog: color.describe('Less important text on dark backgrounds.'),
  navyLine: color.describe('Lines on dark backgrounds.'),
  skyLine: color.describe('Lines on light backgrounds.'),
  fieldLine: color.describe('Borders of form fields.'),
  placeholder: color.describe('Examples in empty form fields.'),
  danger: color.describe('Errors.'),
  dangerDark: color.describe('Buttons for errors under the pointer.'),
  good: color.describe('Success.'),
});

/** The colors as written in `content/colors.json`. */
export type Colors = z.infer<typeof colors>;
