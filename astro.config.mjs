import react from '@astrojs/react';
import tailwind from '@astrojs/tailwind';
import { defineConfig } from 'astro/config';
import { loadEnv } from 'vite';
import { caches } from './src/build/caches.ts';
import { checkSettings } from './src/build/check-settings.ts';
import { contentAsJson } from './src/build/content-as-json.ts';
import { edge } from './src/build/edge.ts';
import { islands } from './src/build/islands.ts';
import { finishPages, noPages } from './src/build/pages/finish-pages.ts';
import { webhookAddresses } from './src/build/webhooks.ts';
import { checkContent } from './src/content-check/integration.ts';
import { componentsPage } from './src/dev/components-page/integration.ts';
import { desk } from './src/dev/desk/integration.ts';
import { offlinePage } from './src/offline/integration.ts';
import { pictures } from './src/pictures/beside-build.ts';
import { dropOriginals } from './src/pictures/drop-originals.ts';
import { searchSitemap } from './src/seo/sitemap-integration.ts';
import { publicOrigin } from './src/settings.ts';

// A file named .env counts as environment, and the environment wins over it.
Object.assign(process.env, { ...loadEnv('production', process.cwd(), ''), ...process.env });

/** What the steps after a build tell each other. */
const pages = noPages();

export default defineConfig({
  site: publicOrigin(process.env),
  trailingSlash: 'never',
  build: {
    // /about is the file about.html, so a CDN answers it without a redirect.
    format: 'file',
    // One round trip to the first view: no stylesheet to wait for.
    inlineStylesheets: 'always',
    // While one social image is turned into pixels on another processor, the words of the next are set.
    concurrency: 4,
  },
  devToolbar: { enabled: false },
  // Completion and errors while typing in the front matter of Markdown files, by Astro's editor extension.
  experimental: { contentIntellisense: true },
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
    // Its file is one of those that the edge serves.
    offlinePage(),
    edge(pages),
  ],
});
