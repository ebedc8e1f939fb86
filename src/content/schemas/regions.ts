import { z } from 'astro/zod';
import { distinct } from './lists';
import { ref, slug } from './names';
import { label } from './text';

/**
 * The four groups of the home page's section of service areas; `cities` are file names in `content/cities/`. The ZIP
 * codes of a group come from these files.
 */
export const region = z.strictObject({
  id: slug,
  name: label(40).describe('What visitors read above its cities.'),
  cities: distinct(z.array(ref('cities')).min(1)).describe('Its cities, in the order of the page.'),
});
