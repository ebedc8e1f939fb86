import { z } from 'astro/zod';
import { pictureEndings } from '../picture';
import { withMeta } from '../zod';
import { drawingName } from './names';
import { alt } from './text';

/**
 * A picture's path as it is written in content. Checks only the text; `content/check/rules/pictures.ts` checks that the
 * file exists and is large enough.
 */
export const imagePath = withMeta(
  z
    .string()
    .regex(
      /^(?!.*\.hei[cf]$)/i,
      "is an iPhone's HEIC picture, which browsers cannot show: send it to yourself by mail, which makes it a JPEG, or set the camera to Formats, Most Compatible",
    )
    .regex(
      new RegExp(`^(?!.*\\.(?!(?:${pictureEndings.join('|')})$)[a-z0-9]+$)`, 'i'),
      'is not a picture in a format that pages can show: save it as a JPEG, and write its new name here',
    )
    .regex(
      /^[\w./-]*$/,
      'has a space, an accent or a sign in its name, which web addresses cannot have: rename the file with letters, digits and hyphens, as in new-heater.jpg, and write that name here',
    )
    .regex(
      /^\.{1,2}\/images\/(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.\w+$/,
      'is not a picture in content/images: write its path from this file, as in ../images/work/new-heater.jpg',
    ),
  { image: true },
).describe('Path from this file to a picture of at least 1200 by 900 pixels: ../images/work/new-heater.jpg');

/** The point of a photograph that stays visible when it is cropped, as in `40% 25%`. */
export const focus = z
  .string()
  .regex(
    /^(?:100|\d{1,2})% (?:100|\d{1,2})%$/,
    'is not a point: write how far from the left and from the top, as in "40% 25%"',
  )
  .describe(
    'The point of the photograph that stays visible when it is cropped: how far from the left and from the top, as in “40% 25%”. If left empty: its center.',
  );

/** The meaning that marks a group with a picture; set on one of its fields. */
const shows = (needed: boolean, described: boolean) => ({ picture: { needed, described } });

/** The fields of a photograph. */
export const photograph = () => ({
  photo: withMeta(imagePath.optional(), shows(false, false)),
  alt: alt().optional(),
  focus: focus.optional(),
});

/**
 * The fields of a picture: the name of a drawing or the path of a photograph. The content check makes sure that there
 * is only one of the two (`content/check/rules/pictures.ts`). The schema cannot check it, because a branch of a
 * discriminated union cannot have refinements.
 * @param needed whether a picture is required
 * @param described whether a drawing needs a description; a photograph always does
 */
export const picture = ({ needed = false, described = false } = {}) => ({
  // Wraps the shared schema instead of copying it, so that the JSON schemas list the names once.
  drawing: withMeta(drawingName.optional(), shows(needed, described)),
  ...photograph(),
});
