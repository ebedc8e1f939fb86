import react from '@astrojs/react';
import tailwind from '@astrojs/tailwind';
import type { AstroIntegration } from 'astro';
import { checkSettings, webhookAddresses } from './settings';
import { cleanUp } from './clean-up';
import { edge } from './edge';
import { islands } from './bundles';
import { postprocess, emptyPages } from './pages/postprocess';
import { checkContent } from './check-content';
import { componentsPage } from '../tools/components-page/integration';
import { desk } from '../tools/desk/integration';
import { launchGate } from '../tools/launch/items';
import { offlinePage } from '../offline/integration';
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
    cleanUp(),
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
