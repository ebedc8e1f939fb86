import { z } from 'astro/zod';

const color = z
  .string()
  .regex(
    /^#[0-9A-F]{6}$/,
    'is not a color: write # and six digits or letters from A to F, like the other colors here',
  );

/**
 * The colors of pages and drawings, by the names that the code calls them. A company with other colors keeps the names:
 * each stands for what its color is used for.
 */
export const colors = z.strictObject({
  $schema: z.string().optional(),
  ink: color.describe('Text, outlines and lines of drawings.'),
  navy: color.describe('The dark ground: sections, the footer, the earth under the house.'),
  navy2: color.describe('A little lighter, for cards on the dark ground.'),
  navy3: color.describe('Lighter still, in drawings and under the pointer.'),
  steel: color.describe('Middle tone of surfaces in drawings.'),
  mist: color.describe('Light tone of surfaces in drawings, borders.'),
  sky: color.describe('The light ground of heroes, and the sky.'),
  ice: color.describe('Lightest tone: frames of pictures.'),
  paper: color.describe('The warm light ground.'),
  wall: color.describe('Walls of the house.'),
  wallDeep: color.describe('Walls in the shade.'),
  wood: color.describe('Wood.'),
  orange: color.describe(
    'What is to be pressed, and what a drawing is about. Its darker and lighter shades are worked out from it.',
  ),
  amber: color.describe('Brass and flames in drawings; stars, the focus ring, errors on dark ground.'),
  hot: color.describe('Hot water.'),
  cold: color.describe('Cold water.'),
  drain: color.describe('Drain pipes.'),
  gas: color.describe('Gas pipes.'),
  white: color.describe('The white ground, text on the dark one.'),
  slate: color.describe('Quieter text on light ground.'),
  fog: color.describe('Quieter text on dark ground.'),
  navyLine: color.describe('Lines on dark ground.'),
  skyLine: color.describe('Lines on light ground.'),
  fieldLine: color.describe('Borders of form fields.'),
  placeholder: color.describe('Examples in empty form fields.'),
  danger: color.describe('Errors.'),
  dangerDark: color.describe('Errors under the pointer.'),
  good: color.describe('What went well.'),
});

/** The colors as written in `content/colors.json`. */
export type Colors = z.infer<typeof colors>;
