import { hasPicture } from '../../picture';
import { metaOf } from '../../zod';
import { isRecord } from '../../load/values';
import { within } from '../fields';
import type { Rule } from './rule';

/**
 * A picture is either a drawing or a photograph, and exists if it is required. A photograph has a description (WCAG
 * 2.2, 1.1.1), and so has a drawing that conveys information. Only a photograph has a `focus`.
 */
export const pictures: Rule = ({ fields }, say) => {
  for (const field of fields) {
    const { entry, value, group = {} } = field;
    if (!isRecord(value)) continue;
    const picture = Object.values(group)
      .map((schema) => metaOf(schema).picture)
      .find(Boolean);
    if (!picture) continue;
    const { drawing, photo, focus, alt } = value;
    if (drawing !== undefined && photo !== undefined)
      say(
        within(field, 'photo'),
        'is next to a drawing, and only one of them can be shown',
        'Remove the other one.',
      );
    if (alt === undefined && (photo !== undefined || (picture.described && drawing !== undefined)))
      say(
        within(field, 'alt'),
        'is missing',
        `Say in one sentence what the ${photo === undefined ? 'picture' : 'photograph'} shows, for people who cannot see it.`,
      );
    if (focus !== undefined && photo === undefined)
      say(within(field, 'focus'), 'has no photograph', 'Remove it, or name a photo.');
    // A second version of a landing page inherits the picture of the first.
    if (picture.needed && !hasPicture(value) && entry.whole === undefined)
      say(within(field, 'drawing'), 'is missing', 'Name a drawing, or a photo with its alt.');
  }
};
