import react from '@astrojs/react';
import tailwind from '@astrojs/tailwind';
import { caches } from './caches';
import { checkSettings } from './check-settings';
import { contentAsJson } from './content-as-json';
import { edge } from './edge';
import { islands } from './islands';
import { finishPages, noPages } from './pages/finish-pages';
import { webhookAddresses } from './webhooks';
import { checkContent } from '../content-check/integration';
import { componentsPage } from '../dev/components-page/integration';
import { desk } from '../dev/desk/integration';
import { offlinePage } from '../offline/integration';
import { pictures } from '../pictures/beside-build';
import { dropOriginals } from '../pictures/drop-originals';
import { searchSitemap } from '../seo/sitemap-integration';

/** Data that the integrations after a build share. */
const pages = noPages();

/** The parts of the build in their order. A module of its own, because of how `astro.config.mjs` loads it. */
export default {
  integrations: [
    checkSettings(),
    caches(),
    webhookAddresses(),
    checkContent(),
    contentAsJson(),
    pictures(),
    dropOriginals(),
    react(),
    tailwind({ applyBaseStyles: false }),
    islands(),
    componentsPage(),
    desk(),
    finishPages(pages),
    searchSitemap(pages),
    // Before `edge`, which compresses and describes its file, too.
    offlinePage(),
    edge(pages),
  ],
};
