import react from '@astrojs/react';
import tailwind from '@astrojs/tailwind';
import type { AstroIntegration } from 'astro';
import { checkSettings } from './check-settings';
import { dropStrayFiles } from './drop-stray-files';
import { edge } from './edge';
import { islands } from './islands';
import { postprocess, emptyPages } from './pages/postprocess';
import { webhookAddresses } from './webhooks';
import { checkContent } from './check-content';
import { componentsPage } from '../tools/components-page/integration';
import { desk } from '../tools/desk/integration';
import { launchGate } from '../tools/launch/integration';
import { offlinePage } from '../offline/integration';
import { dropOriginals } from '../theme/pictures/drop-originals';
import { searchSitemap } from './sitemap';

/** The parts of the build in their order. */
export function integrations(): AstroIntegration[] {
  // What the integrations after a build share.
  const pages = emptyPages();
  return [
    checkSettings(),
    webhookAddresses(),
    checkContent(),
    launchGate(),
    dropStrayFiles(),
    dropOriginals(),
    react(),
    tailwind({ applyBaseStyles: false }),
    islands(),
    componentsPage(),
    desk(),
    postprocess(pages),
    searchSitemap(pages),
    // Before `edge`, which compresses and describes its file, too.
    offlinePage(),
    edge(pages),
  ];
}
