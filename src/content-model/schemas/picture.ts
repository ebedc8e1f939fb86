import { z } from 'astro/zod';
import { drawingName } from './names';
import type { ImageField } from './sections/image-field';
import { line } from './text';

/** The point of a photograph that stays in view in every frame, as in `40% 25%`. */
export const focus = z
  .string()
  .regex(
    /^(?:100|\d{1,2})% (?:100|\d{1,2})%$/,
    'is not a point: write how far from the left and from the top, as in "40% 25%"',
  )
  .describe(
    'The point of the photograph that stays in view wherever it is cropped: how far from the left and from the top, as in "40% 25%". Left out, its middle.',
  );

/**
 * The fields of a photograph.
 * @param image how it is read
 */
export const photograph = (image: ImageField) => ({
  photo: image().optional(),
  alt: line(160).optional().describe('What the picture shows, for people who cannot see it.'),
  focus: focus.optional(),
});

/**
 * The fields of everything that shows a picture: the name of a drawing or the way to a photograph. That one of the two
 * is there, and not both, is a rule of the content check (`content-check/rules/pictures.ts`): the schemas of sections
 * cannot say it, because they are told apart by their `type`.
 * @param image how a photograph is read
 */
export const picture = (image: ImageField) => ({ drawing: drawingName.optional(), ...photograph(image) });
