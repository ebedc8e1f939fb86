import { z } from 'astro/zod';
import { distinct, group } from './lists';
import { drawingName } from './names';
import { focus, imagePath } from './picture';
import { line } from './text';

/**
 * A page's metadata for search engines and social networks. A result page shows about 65 characters of the title and
 * 165 of the description before it cuts them off.
 */
export const head = group('What search engines and social networks show of the page.', {
  title: line(65, { readBy: 'search' }).describe(
    'The blue line of a search result. At most 65 characters, unlike any other page.',
  ),
  description: line(165, { min: 50, readBy: 'search' }).describe(
    'The text under it: what the page says and what to do. 50 to 165 characters, unlike any other page.',
  ),
  keywords: distinct(
    z
      .array(line(60, { readBy: 'keyword' }).describe('What people type to find this page.'))
      .max(20)
      .default([]),
  ).describe('What people type to find this page.'),
  socialTitle: line(80, { readBy: 'search' })
    .optional()
    .describe('Title when the page is shared, if the search title does not fit there.'),
  socialDrawing: drawingName
    .optional()
    .describe('The drawing on the picture of the shared link; if left empty, the picture of its first view.'),
  socialPhoto: imagePath.optional().describe('A photograph instead of that drawing.'),
  socialFocus: focus.optional(),
}).superRefine(({ socialDrawing, socialPhoto, socialFocus }, context) => {
  const say = (name: string, message: string) => context.addIssue({ code: 'custom', path: [name], message });
  if (socialDrawing !== undefined && socialPhoto !== undefined)
    say('socialPhoto', 'is next to a drawing, and only one of them can be shown: remove the other one');
  if (socialFocus !== undefined && socialPhoto === undefined)
    say('socialFocus', 'has no photograph: remove it, or name a socialPhoto');
});

/** A page's search head as written in content. */
export type Head = z.infer<typeof head>;
