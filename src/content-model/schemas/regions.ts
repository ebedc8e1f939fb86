import { z } from 'astro/zod';
import { line, slug } from './text';

/**
 * The four groups of the home page's areas section; `cities` are names of files in `content/cities/`. A group's ZIP
 * codes are those of its cities' files.
 */
export const region = z.strictObject({
  id: slug,
  name: line(40),
  cities: z.array(slug).min(1),
});
