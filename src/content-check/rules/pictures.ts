import { hasPicture } from '../../content-model/picture';
import { meaningOf } from '../../content-model/zod';
import { mistakeAt } from '../../content-reader/read';
import { isRecord } from '../../content-reader/values';
import type { Mistake } from '../../content-reader/mistake';
import type { Rule } from './rule';

/**
 * A picture is either a drawing or a photograph, and exists if it is required. A photograph has a description (WCAG
 * 2.2, 1.1.1), and so has a drawing that conveys information. Only a photograph has a `focus`.
 */
export const pictures: Rule = ({ fields }) =>
  fields.flatMap(({ entry, path, value, group = {} }) => {
    const mistakes: Mistake[] = [];
    const say = (field: string, message: string, remedy: string) =>
      void mistakes.push(mistakeAt(entry, [...path, field], message, remedy));
    if (isRecord(value) && 'socialPhoto' in group) {
      const { socialDrawing, socialPhoto, socialFocus } = value;
      if (socialDrawing !== undefined && socialPhoto !== undefined)
        say(
          'socialPhoto',
          'is next to a drawing, and only one of them can be shown',
          'Remove the other one.',
        );
      if (socialFocus !== undefined && socialPhoto === undefined)
        say('socialFocus', 'has no photograph', 'Remove it, or name a socialPhoto.');
    }
    const picture = Object.values(group)
      .map((field) => meaningOf(field).picture)
      .find(Boolean);
    if (!picture || !isRecord(value)) return mistakes;
    const { drawing, photo, focus, alt } = value;
    if (drawing !== undefined && photo !== undefined)
      say('photo', 'is next to a drawing, and only one of them can be shown', 'Remove the other one.');
    if (alt === undefined && (photo !== undefined || (picture.described && drawing !== undefined)))
      say(
        'alt',
        'is missing',
        `Say in one sentence what the ${photo === undefined ? 'picture' : 'photograph'} shows, for people who cannot see it.`,
      );
    if (focus !== undefined && photo === undefined)
      say('focus', 'has no photograph', 'Remove it, or name a photo.');
    // A second version of a landing page inherits the picture of the first.
    if (picture.needed && !hasPicture(value) && entry.whole === undefined)
      say('drawing', 'is missing', 'Name a drawing, or a photo with its alt.');
    return mistakes;
  });
