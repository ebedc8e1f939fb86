/** `npm run build`: the production build into `dist/`. Arguments go to Astro. */
import { buildSite } from './build-site';

process.exit(buildSite(process.argv.slice(2)) ? 0 : 1);
