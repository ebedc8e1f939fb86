import { hasPicture } from '../../content-model/picture';
import { isRecord, patternOf, problemAt, valueAt, visitValues, type Entry } from '../content';
import type { Path, Problem } from '../problem';
import type { Rule } from './rule';

/** What cannot do without a picture: a whole entry of these kinds, and what else stands at these places. */
function needsPicture({ kind, raw }: Entry, path: Path): boolean {
  const pattern = patternOf(path);
  if (kind === 'popularServices') return pattern === '';
  if (kind === 'cities') return pattern === '' || pattern === 'services.*';
  const type = valueAt(raw, [...path.slice(0, 2), 'type']);
  return (
    (pattern === 'sections.*' && (type === 'hero' || type === 'about')) ||
    (pattern === 'sections.*.items.*' && type === 'client-types')
  );
}

/**
 * A picture is a drawing or a photograph and not both; what needs one has one; a photograph says what it shows (WCAG
 * 2.2, 1.1.1), and only a photograph has a point that stays in view.
 */
export const pictures: Rule = ({ entries }) =>
  entries.flatMap((entry) => {
    const problems: Problem[] = [];
    visitValues(entry.raw, (path, value) => {
      if (!isRecord(value)) return;
      const say = (field: string, message: string, remedy: string) =>
        void problems.push(problemAt(entry, [...path, field], message, remedy));
      const { drawing, photo, focus, alt, socialDrawing, socialPhoto, socialFocus } = value;
      if (socialDrawing !== undefined && socialPhoto !== undefined)
        say(
          'socialPhoto',
          'stands beside a drawing, and only one of them can be shown',
          'Remove the other one.',
        );
      if (socialFocus !== undefined && socialPhoto === undefined)
        say('socialFocus', 'has no photograph', 'Remove it, or name a socialPhoto.');
      if (drawing !== undefined && photo !== undefined)
        say('photo', 'stands beside a drawing, and only one of them can be shown', 'Remove the other one.');
      if (photo !== undefined && alt === undefined)
        say(
          'alt',
          'is missing',
          'Say in one sentence what the photograph shows, for people who cannot see it.',
        );
      if (focus !== undefined && photo === undefined && path.length > 0)
        say('focus', 'has no photograph', 'Remove it, or name a photo.');
      // What a second version of a landing page does not say, the first one says.
      if (needsPicture(entry, path) && !hasPicture(value) && entry.whole === undefined)
        say('drawing', 'is missing', 'Name a drawing, or a photo with its alt.');
    });
    return problems;
  });
