import type { Host } from './host';

/** GitHub Pages, which reads no configuration: it cannot keep most of the promises (src/edge/README.md). */
export const host: Host = {
  name: 'GitHub Pages',
  folder: 'github-pages',
  place:
    'for a trial only: copy both files into the folder that is published; without `.nojekyll` all of `_astro` is missing.',
  files: (edge) => ({ '.nojekyll': '', CNAME: `${edge.host}\n` }),
};
