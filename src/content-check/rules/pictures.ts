import { hasPicture } from '../../content-model/picture';
import { meaningOf } from '../../content-model/zod';
import { isRecord, problemAt } from '../content';
import type { Problem } from '../problem';
import type { Rule } from './rule';

/**
 * A picture is a drawing or a photograph and not both; what needs one has one; a photograph says what it shows (WCAG
 * 2.2, 1.1.1), a drawing too where it tells something, and only a photograph has a point that stays in view.
 */
export const pictures: Rule = ({ fields }) =>
  fields.flatMap(({ entry, path, value, group = {} }) => {
    const problems: Problem[] = [];
    const say = (field: string, message: string, remedy: string) =>
      void problems.push(problemAt(entry, [...path, field], message, remedy));
    if (isRecord(value) && 'socialPhoto' in group) {
      const { socialDrawing, socialPhoto, socialFocus } = value;
      if (socialDrawing !== undefined && socialPhoto !== undefined)
        say(
          'socialPhoto',
          'stands beside a drawing, and only one of them can be shown',
          'Remove the other one.',
        );
      if (socialFocus !== undefined && socialPhoto === undefined)
        say('socialFocus', 'has no photograph', 'Remove it, or name a socialPhoto.');
    }
    const picture = Object.values(group)
      .map((field) => meaningOf(field).picture)
      .find(Boolean);
    if (!picture || !isRecord(value)) return problems;
    const { drawing, photo, focus, alt } = value;
    if (drawing !== undefined && photo !== undefined)
      say('photo', 'stands beside a drawing, and only one of them can be shown', 'Remove the other one.');
    if (alt === undefined && (photo !== undefined || (picture.described && drawing !== undefined)))
      say(
        'alt',
        'is missing',
        `Say in one sentence what the ${photo === undefined ? 'picture' : 'photograph'} shows, for people who cannot see it.`,
      );
    if (focus !== undefined && photo === undefined)
      say('focus', 'has no photograph', 'Remove it, or name a photo.');
    // What a second version of a landing page does not say, the first one says.
    if (picture.needed && !hasPicture(value) && entry.whole === undefined)
      say('drawing', 'is missing', 'Name a drawing, or a photo with its alt.');
    return problems;
  });
