import { z } from 'astro/zod';
import { meaning } from '../zod';
import type { ImageField } from './image';
import { drawingName } from './names';
import { alt } from './text';

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

/** What says that a group shows a picture, on one of its fields. */
const shows = (needed: boolean, described: boolean) => ({ picture: { needed, described } });

/**
 * The fields of a photograph.
 * @param image how it is read
 */
export const photograph = (image: ImageField) => ({
  photo: meaning(image().optional(), shows(false, false)),
  alt: alt().optional(),
  focus: focus.optional(),
});

/**
 * The fields of everything that shows a picture: the name of a drawing or the way to a photograph. That one of the two
 * is there, and not both, is a rule of the content check (`content-check/rules/pictures.ts`): the schemas of sections
 * cannot say it, because they are told apart by their `type`.
 * @param image how a photograph is read
 * @param needed whether there must be one
 * @param described whether a drawing, too, must say what it shows; a photograph always must
 */
export const picture = (image: ImageField, { needed = false, described = false } = {}) => ({
  // Around the shared schema, not in a copy of it, so that editors' schema files list the names once.
  drawing: meaning(drawingName.optional(), shows(needed, described)),
  ...photograph(image),
});
